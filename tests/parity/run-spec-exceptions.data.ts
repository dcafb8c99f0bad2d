/** Where a run spec function and its task differ, and why. An exception that no case needs fails the test. */
export const EXCEPTIONS: readonly { readonly task: string; readonly args: Readonly<Record<string, unknown>>; readonly why: string }[] = [
  { task: 'ice', args: { no_such_argument: 1 }, why: 'HELM hands any argument on to the scenario, which fails on it' },
  { task: 'lindsea_pragmatics_presuppositions', args: { subset: 'no_such_value' }, why: 'HELM takes any subset and fails while loading' },
  {
    task: 'lindsea_pragmatics_scalar_implicatures',
    args: { subset: 'no_such_value' },
    why: 'HELM takes any subset and fails while loading',
  },
  {
    task: 'lindsea_syntax_minimal_pairs',
    args: { method: 'multiple_choice_joint' },
    why: 'HELM takes any method, here multiple_choice_joint, and asks minimal pairs',
  },
  {
    task: 'lindsea_syntax_minimal_pairs',
    args: { method: 'multiple_choice_separate_original' },
    why: 'HELM takes any method, here multiple_choice_separate_original, and asks minimal pairs',
  },
  {
    task: 'lindsea_syntax_minimal_pairs',
    args: { method: 'multiple_choice_separate_calibrated' },
    why: 'HELM takes any method, here multiple_choice_separate_calibrated, and asks minimal pairs',
  },
  {
    task: 'lindsea_syntax_minimal_pairs',
    args: { method: 'generation' },
    why: 'HELM takes any method, here generation, and asks minimal pairs',
  },
  {
    task: 'lindsea_syntax_minimal_pairs',
    args: { method: 'no_such_method' },
    why: 'HELM takes any method, here no_such_method, and asks minimal pairs',
  },
]
