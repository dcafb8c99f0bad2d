/** The licence of LINDSEA. */
export const LINDSEA_LICENCE = { name: 'CC BY 4.0', url: 'https://github.com/aisingapore/BHASA' } as const

/** The files of LINDSEA that are read, and the hashes that their bytes had. */
const SHA256 = {
  'id/pragmatics/pragmatic_reasoning_pair': 'd44149fc4297ce1d42edb8d3cbf434b14f13e26327f22091add78150ded47503',
  'id/pragmatics/pragmatic_reasoning_single': '3d8267a7bafab0129c2775bfbd97c375d30cf5f4b6d2d7b4cd67deecd2133045',
  'id/syntax/NPIs_and_negation': '1fc99619010d4244fe7a1ef0fe0cfb792edaeab3e4c439d89e42f9d7dae7918a',
  'id/syntax/argument_structure': '536469cd521881a974b20dfff03101bd3e38109a9eb70a29ec9bc85d2076993b',
  'id/syntax/filler-gap_dependencies': '8703e955e425c8bf5a107aa56f2b5c99384f3e68a921d68f0e9dd18d113e7173',
  'id/syntax/morphology': '32c08fd42e415d80263d9b5d723a593fb880f14abcf191bfa3941d01118b294f',
} as const

/** A file of LINDSEA: `id/syntax/morphology`. */
export const lindseaSource = (file: keyof typeof SHA256): { readonly url: string; readonly sha256: string } => ({
  url: `https://raw.githubusercontent.com/aisingapore/BHASA/main/lindsea/${file}.jsonl`,
  sha256: SHA256[file],
})
