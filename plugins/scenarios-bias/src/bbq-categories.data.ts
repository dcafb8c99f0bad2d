/** The categories of BBQ, as its files are named, in the order in which HELM reads them for `subject=all`. */
export const BBQ_CATEGORIES: readonly string[] = [
  'Age',
  'Disability_status',
  'Gender_identity',
  'Nationality',
  'Physical_appearance',
  'Race_ethnicity',
  'Race_x_SES',
  'Race_x_gender',
  'Religion',
  'SES',
  'Sexual_orientation',
]
