import { expect, it } from 'vitest'
import { float, pythonJson, pythonJsonLine } from './python-json.ts'

it('writes what json.dump(indent=2) writes', () => {
  const value = {
    text: 'Zürich \u00ab世\u00bb 😀\n\t"\u007f\u0000',
    whole: 3,
    real: float(3),
    list: [1.5, true, null, [], {}],
    left: undefined,
    inner: { nan: Number.NaN, low: -Infinity },
  }
  expect(pythonJson(value)).toBe(
    [
      '{',
      '  "text": "Z\\u00fcrich \\u00ab\\u4e16\\u00bb \\ud83d\\ude00\\n\\t\\"\\u007f\\u0000",',
      '  "whole": 3,',
      '  "real": 3.0,',
      '  "list": [',
      '    1.5,',
      '    true,',
      '    null,',
      '    [],',
      '    {}',
      '  ],',
      '  "inner": {',
      '    "nan": NaN,',
      '    "low": -Infinity',
      '  }',
      '}',
    ].join('\n'),
  )
})

it('writes what json.dumps writes', () => {
  expect(pythonJsonLine([['a', 'ü'], [], { key: [1, float(1)], left: undefined, none: null }])).toBe(
    '[["a", "\\u00fc"], [], {"key": [1, 1.0], "none": null}]',
  )
})
