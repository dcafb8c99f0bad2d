/** Names and descriptions, for lists and for the scenario and the task themselves. */
export const MY_SCENARIO = { name: 'my_scenario', description: 'Questions about knots, three choices each' } as const
