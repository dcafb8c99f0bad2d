/** Stored runs of the domains that are not compared, with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'legal_contract_summarization:model=oracle_chat': 'the task belongs to another pack',
  'legal_contract_summarization:model=oracle_text-w1024': 'the task belongs to another pack',
  'banking77:model=oracle_chat,data_augmentation=misspelling0': 'data augmentation is not built yet',
  'banking77:model=oracle_chat,data_augmentation=misspelling0.05': 'data augmentation is not built yet',
  'banking77:model=oracle_chat,data_augmentation=misspelling0.2': 'data augmentation is not built yet',
  'banking77:model=oracle_chat,data_augmentation=misspelling0.5': 'data augmentation is not built yet',
  'med_qa:model=oracle_chat,data_augmentation=canonical': 'data augmentation is not built yet',
  'enem_challenge:model=oracle_text,data_augmentation=robustness': 'data augmentation is not built yet',
}
