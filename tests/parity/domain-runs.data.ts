/** Runs that read HELM's table of misspellings, which the stored data do not bring: compared where a mirror of one's own has it. */
export const NEEDS_TABLE = 'the table of misspellings is not at hand'

/** Stored runs of the domains that are not compared, with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'legal_contract_summarization:model=oracle_chat': 'the task belongs to another pack',
  'legal_contract_summarization:model=oracle_text-w1024': 'the task belongs to another pack',
  'banking77:model=oracle_chat,data_augmentation=misspelling0': 'the task belongs to another pack',
  'banking77:model=oracle_chat,data_augmentation=misspelling0.05': 'the task belongs to another pack',
  'banking77:model=oracle_chat,data_augmentation=misspelling0.2': 'the task belongs to another pack',
  'banking77:model=oracle_chat,data_augmentation=misspelling0.5': 'the task belongs to another pack',
  'med_qa:model=oracle_chat,data_augmentation=canonical': NEEDS_TABLE,
  'enem_challenge:model=oracle_text,data_augmentation=robustness': NEEDS_TABLE,
}
