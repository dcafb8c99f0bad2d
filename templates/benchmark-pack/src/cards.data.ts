/** Names and descriptions, for lists and for the contributions themselves. */
export const MY_PACK = { name: 'my_pack', description: 'Everyday units, four choices each' } as const

export const MY_PACK_BOARD = { name: 'my_pack', description: 'How well models know everyday units' } as const
