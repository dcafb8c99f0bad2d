/** Names and descriptions, for lists and for the scenarios and tasks themselves. */
export const BBQ = {
  name: 'bbq',
  description: 'Questions about social groups, ambiguous and clear: does an answer follow a stereotype? (BBQ)',
} as const
