import { describePlugin, describeTokenizer } from '@binnacle/testkit'
import { huggingface } from './huggingface.ts'
import plugin from './index.ts'

/** The letters that byte-level tokenizers write bytes with: printable ones stand for themselves, the others for letters from 256 on. */
function byteLetters(): readonly string[] {
  const isPrintable = (byte: number) => (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174
  let next = 256
  return Array.from({ length: 256 }, (_, byte) => String.fromCodePoint(isPrintable(byte) ? byte : next++))
}

/** A byte-level tokenizer of single bytes and a few merged ones. */
const TOKENIZER = {
  added_tokens: [],
  normalizer: null,
  pre_tokenizer: { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true },
  decoder: { type: 'ByteLevel' },
  model: {
    type: 'BPE',
    vocab: Object.fromEntries([...byteLetters(), 'll', 'Ġw'].map((token, id) => [token, id])),
    merges: ['l l', 'Ġ w'],
  },
}

describePlugin(plugin)

describeTokenizer(huggingface, {
  options: { repo: 'owner/model', revision: 'abc' },
  files: { 'hub:models/owner/model@abc/tokenizer.json': JSON.stringify(TOKENIZER) },
  texts: ['hello world, all well'],
})
