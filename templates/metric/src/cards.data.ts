/** The name and description, for lists and for the metric itself. */
export const MY_METRIC = { name: 'my_metric', description: 'How much of the words of a reference the answer has' } as const
