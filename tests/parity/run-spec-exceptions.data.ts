/** Where a run spec function and its task differ, and why. An exception that no case needs fails the test. */
export const EXCEPTIONS: readonly { readonly task: string; readonly args: Readonly<Record<string, unknown>>; readonly why: string }[] = [
  { task: 'ice', args: { no_such_argument: 1 }, why: 'HELM hands any argument on to the scenario, which fails on it' },
  { task: 'lindsea_pragmatics_presuppositions', args: { subset: 'no_such_value' }, why: 'HELM takes any subset and fails while loading' },
  {
    task: 'lindsea_pragmatics_scalar_implicatures',
    args: { subset: 'no_such_value' },
    why: 'HELM takes any subset and fails while loading',
  },
  ...[
    'multiple_choice_joint',
    'multiple_choice_separate_original',
    'multiple_choice_separate_calibrated',
    'generation',
    'no_such_method',
  ].map((method) => ({
    task: 'lindsea_syntax_minimal_pairs',
    args: { method },
    why: `HELM takes any method, here ${method}, and asks minimal pairs`,
  })),
]
