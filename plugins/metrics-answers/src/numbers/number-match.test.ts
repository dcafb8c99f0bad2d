import { isMissing } from '@binnacle/core'
import { createSample, type SampleParts } from '@binnacle/testkit'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { numberMatch } from './number-match.ts'

type Options = z.input<NonNullable<typeof numberMatch.options>>

function score(completions: NonNullable<SampleParts['completions']>, right: string | readonly string[], options: Options = {}): unknown {
  const settings = (numberMatch.options as unknown as z.ZodType).parse(options) as never
  const { number_match: value, number_read: read } = numberMatch.score!(createSample({ completions, right }), settings)
  expect(read).toBe(isMissing(value) && value.missing.startsWith('unparsed') ? 0 : isMissing(value) ? value : 1)
  return isMissing(value) ? value.missing : value
}

describe('how numbers are written', () => {
  test.each([
    ['$29.00', '29', 1],
    ['1,234', '1234', 1],
    ['The answer is 42!', '42', 1],
    ['(42).', '42', 1],
    ['42.', '42', 1],
    ['1,234', '1.234', 0],
    ['(3.14)', '3.14', 1],
    ['(3.14)', '314', 0],
    ['４２', '42', 1],
    ['٤٢', '42', 1],
    ['-5', '5', 0],
    ['−5', '-5', 1],
    ['-$5', '-5', 1],
    ['$-5', '-5', 1],
    ['.5', '0.5', 1],
    ['1/2', '0.5', 1],
    ['1 3/4 cups', '1.75', 1],
    [String.raw`\frac{1}{3}`, '1/3', 1],
    ['0.333', '1/3', 0],
    ['1e3', '1000', 1],
    ['6.02 × 10^23', '602000000000000000000000', 1],
    ['2.5e-3', '0.0025', 1],
    ['42%', '42', 1],
    [String.raw`\$1{,}234\,\%`, '1234', 1],
    ['12,34,567', '1234567', 1],
    ['9007199254740993', '9007199254740992', 0],
    ['0.1', '0.10', 1],
    ['5 km', '5', 1],
    ['5km', '5', 1],
    ['5 millimetres', '5', 1],
    ['The answer is 5 (five)', '5', 1],
    ['**5**', '5', 1],
    ['5千米', '5', 1],
    ['The answer is 5 or 5.0', '5', 1],
    ['The answer is 5, since 2 + 3 = 5', '5', 1],
  ])('%j against %j is %d', (text, gold, value) => {
    expect(score(text, gold)).toBe(value)
  })

  test.each([
    ['1.2.3', 'unparsed: "1.2.3" has no sure value'],
    ['1,23', 'unparsed: "1,23" has no sure value'],
    ['10²', 'unparsed: "10" has no sure value'],
    ['3-4', 'unparsed: "3" has no sure value'],
    ['5 + 6', 'unparsed: "5" has no sure value'],
    ['5k', 'unparsed: "5" has no sure value'],
    ['1/0', 'unparsed: "1/0" has no sure value'],
    ['1. Add both\n2. That makes 5.\nSo it is five.', 'unparsed: several numbers are named: 1 and 2'],
    ['√5', 'unparsed: "5" has no sure value'],
    ['5√2', 'unparsed: "5" has no sure value'],
    ['5π', 'unparsed: "5" has no sure value'],
    [String.raw`\boxed{\sqrt{5}}`, 'unparsed: "5" has no sure value'],
    [String.raw`\boxed{5\sqrt{2}}`, 'unparsed: "5" has no sure value'],
    [String.raw`\boxed{5\pi}`, 'unparsed: "5" has no sure value'],
    [String.raw`\boxed{5_8}`, 'unparsed: "5" has no sure value'],
    ['-(5)', 'unparsed: "5" has no sure value'],
    ['The answer is 5 to 7', 'unparsed: "5" has no sure value'],
    ['5 million', 'unparsed: "5 million" may mean all of it or its first number'],
    ['$5 Billion', 'unparsed: "$5 Billion" may mean all of it or its first number'],
    ['5 Mio. Euro', 'unparsed: "5 Mio." may mean all of it or its first number'],
    ['答案是5万', 'unparsed: "5万" may mean all of it or its first number'],
    ['The answer is 5 (or 6).', 'unparsed: several numbers are named: 5 and 6'],
    ['Answer: 5 or maybe 6', 'unparsed: several numbers are named: 5 and 6'],
    ['The answer is not 7.', 'unparsed: 7 is named and denied'],
    ['The answer is 5 or 6.', 'unparsed: several numbers are named: 5 and 6'],
    ['The answer is **5**, **6**', 'unparsed: several numbers are named: 5 and 6'],
    ['forty-two', 'unparsed: there is no number'],
    ['', 'unparsed: the answer is empty'],
    ['m2', 'unparsed: there is no number'],
  ])('%j is %j', (text, reason) => {
    expect(score(text, '5')).toBe(reason)
  })

  test.each([
    [String.raw`\boxed{3x+2}`, '3'],
    [String.raw`\boxed{4a^2}`, '4'],
    [String.raw`\boxed{2n}`, '2'],
    [String.raw`\boxed{3i}`, '3'],
    [String.raw`\boxed{5m}`, '5'],
    [String.raw`\boxed{5 n}`, '5'],
    [String.raw`\boxed{5!}`, '5'],
    [String.raw`\boxed{\pm 5}`, '5'],
    [String.raw`\boxed{-5x}`, '-5'],
    [String.raw`\boxed{5 + x}`, '5'],
    [String.raw`\boxed{x^5}`, '5'],
    [String.raw`\boxed{x_5}`, '5'],
    [String.raw`\boxed{x > 5}`, '5'],
    [String.raw`\boxed{x \ge 5}`, '5'],
    [String.raw`\boxed{x \neq 5}`, '5'],
    [String.raw`\boxed{x >= 5}`, '5'],
    [String.raw`\boxed{|-5|}`, '-5'],
    [String.raw`\boxed{2\sqrt{5}}`, '5'],
    [String.raw`\boxed{\log 5}`, '5'],
    [String.raw`\boxed{\frac{x}{5}}`, '5'],
    [String.raw`\boxed{\frac{1}{5}x}`, '1/5'],
    [String.raw`\boxed{\frac{5}{y}}`, '5'],
    [String.raw`\boxed{0.\overline{3}}`, '0'],
    [String.raw`\boxed{5\alpha}`, '5'],
    [String.raw`\boxed{5\theta}`, '5'],
    [String.raw`\boxed{6\text{ ft } 2\text{ in}}`, '6'],
    [String.raw`\boxed{x = 1, y = 5}`, '5'],
    [String.raw`\boxed{x = 5 \text{ or } x = 6}`, '6'],
    [String.raw`\boxed{5, 6}`, '5'],
    [String.raw`\boxed{(5, 6)}`, '5'],
    [String.raw`\boxed{[5, 6)}`, '5'],
    [String.raw`\boxed{5 \text{ or } 6}`, '5'],
    [String.raw`\boxed{5 \text{ squared}}`, '5'],
    [String.raw`\boxed{12} or \boxed{13}`, '13'],
    [String.raw`$\boxed{12}$, $\boxed{13}$`, '13'],
    [String.raw`\boxed{f(5)}`, '5'],
    [String.raw`\boxed{5 12}`, '5'],
    [String.raw`\boxed{5\,12}`, '512'],
    [String.raw`The answer is \frac{x}{5}.`, '5'],
    ['The answer is ±5.', '5'],
    ['The answer is less than 5.', '5'],
    ['The answer is at least 5 apples.', '5'],
    ['The answer is 5 or more.', '5'],
    ['The answer is 3x.', '3'],
    ['The answer is 3x + 2.', '3'],
    ['The answer is x > 5.', '5'],
    ['The answer is x <= 5.', '5'],
    ['The answer is x = 5 or x = 6.', '6'],
    ['The answer is half of 5.', '5'],
    ['The answer is the square root of 5.', '5'],
    ['The answer is 5 squared.', '5'],
    ['The answer is log 5.', '5'],
    ['The answer is negative 5.', '5'],
    ['The answer is 6 feet 2 inches.', '6'],
    ['The answer is 0.333...', '0.333'],
    ['5!', '5'],
    ['±5', '5'],
    ['x > 5', '5'],
    ['3x+2', '3'],
    ['5x', '5'],
    ['5n', '5'],
    ['less than 5', '5'],
    ['at most 5', '5'],
    ['more than $5', '5'],
    ['5 or more', '5'],
    ['5+', '5'],
    ['√5', '5'],
    ['sqrt(5)', '5'],
    ['f(5)', '5'],
    ['2(5)', '5'],
    ['mindestens 5', '5'],
    ['au moins 5', '5'],
    ['至少5', '5'],
    ['5以上', '5'],
    ['5 이상', '5'],
    ['5mod', '5'],
  ])('%j has no number that is right (%s)', (text, gold) => {
    expect(score(text, gold)).toMatch(/^unparsed/)
  })

  test.each([
    [String.raw`\boxed{1\frac{3}{4}}`, '1.75'],
    [String.raw`\boxed{1 \frac34}`, '1.75'],
    [String.raw`\boxed{\frac12}`, '0.5'],
    [String.raw`\boxed{\frac 1 2}`, '0.5'],
    [String.raw`\boxed{\dfrac{1}2}`, '0.5'],
    [String.raw`\boxed{\tfrac1{20}}`, '0.05'],
    [String.raw`\boxed{-\frac{1}{2}}`, '-0.5'],
    [String.raw`\boxed{\frac{-1}{2}}`, '-0.5'],
    [String.raw`\boxed{\frac{1}{-2}}`, '-0.5'],
    [String.raw`\boxed{\frac{1.5}{3}}`, '0.5'],
    [String.raw`\boxed{{42}}`, '42'],
    [String.raw`\boxed{{-42}}`, '-42'],
    [String.raw`\boxed{\text{42}}`, '42'],
    [String.raw`\boxed{\mathbf{42}}`, '42'],
    [String.raw`\boxed{x = 42}`, '42'],
    [String.raw`\boxed{\approx 3.14}`, '3.14'],
    [String.raw`\boxed{30^\circ}`, '30'],
    [String.raw`\boxed{30^{\circ}\text{C}}`, '30'],
    [String.raw`\boxed{30°}`, '30'],
    [String.raw`\boxed{\$1{,}234.50}`, '1234.5'],
    [String.raw`\boxed{10,\!000}`, '10000'],
    [String.raw`\boxed{10\,000}`, '10000'],
    [String.raw`\boxed{1 234 567}`, '1234567'],
    [String.raw`\boxed{25\%}`, '25'],
    [String.raw`\boxed{5\text{ km}}`, '5'],
    [String.raw`\boxed{5\,\text{m}}`, '5'],
    [String.raw`\boxed{5 \text{ m/s}^2}`, '5'],
    [String.raw`\boxed{5\text{ cm}^2}`, '5'],
    [String.raw`\boxed{12 \text{ square inches}}`, '12'],
    [String.raw`\boxed{12 apples}`, '12'],
    [String.raw`\boxed{USD 12}`, '12'],
    [String.raw`\boxed{12 \text{ dollars per hour}}`, '12'],
    [String.raw`\boxed{1.2 \text{ million}}`, '1200000'],
    [String.raw`\boxed{3\times 10^5}`, '300000'],
    [String.raw`First \boxed{3}. Then the other way round: \boxed{7}`, '7'],
    [String.raw`\boxed{12} or \boxed{12.0}`, '12'],
    ['The answer is 1 234 567.', '1234567'],
    ['The answer is 1.2 million.', '1200000'],
    ['The answer is 5 hundred thousand.', '500000'],
    ['The answer is 3 lakh.', '300000'],
    ['答案是3千万。', '30000000'],
    ['答案是5百分点', '5'],
    ['정답은 5만입니다.', '50000'],
    ['2½ cups', '2.5'],
    ['½', '0.5'],
    ['٣٫١٤', '3.14'],
    ['٣٬٠٠٠', '3000'],
    ['۱۲٬۳۴۵٫۶', '12345.6'],
    ['٤٢٪', '42'],
    ['<answer>42</answer>', '42'],
    ['So it is <answer>42 km</answer> in all 3 cases.', '42'],
    ['[ANSWER]42[/ANSWER]', '42'],
    ['Some 3 of 4. <|begin_of_box|>42<|end_of_box|>', '42'],
    ['42<|im_end|>', '42'],
    ['42</s>', '42'],
    ['[THINK]Answer: 41[/THINK]42', '42'],
    ['The answer is <b>42</b>', '42'],
    ['The answer -> 42', '42'],
    ['3 + 39 => the answer is 42', '42'],
    ['The answer is approximately 42.', '42'],
    ['Answer: 5m', '5'],
    ['The answer is 5 m².', '5'],
    ['The answer is 5 cm^2.', '5'],
    ['The answer is that 42 of them are left, out of 50.', '42'],
    ['The answer is 5 - that is all.', '5'],
    ['The answer is 5 times.', '5'],
    ['The answer is 5th', '5'],
    ['US$5', '5'],
  ])('%j is %s', (text, gold) => {
    expect(score(text, gold)).toBe(1)
  })

  test('billions are what the locale says', () => {
    expect(score('5 billion', '5000000000')).toBe(1)
    expect(score('5 billion', '5000000000', { locale: 'fr' })).toMatch(/^unparsed/)
    expect(score('5 Billionen', '5000000000000', { locale: 'de' })).toBe(1)
  })

  test('a locale has its own marks', () => {
    expect(score('1.234,50 €', '1234.5', { locale: 'de' })).toBe(1)
    expect(score('3.14', '3.14', { locale: 'de' })).toBe('unparsed: "3.14" has no sure value')
    expect(score('3.141', '3141', { locale: 'de' })).toBe(1)
    expect(score('1 234,5 €', '1234.5', { locale: 'fr' })).toBe(1)
    expect(score("1'234.5 Fr.", '1234.5', { locale: 'de-CH' })).toBe(1)
    expect(score('12', '12,0', { goldLocale: 'de' })).toBe(1)
  })

  test('tolerances count from the right number', () => {
    expect(score('3.1416', '3.14159', { absolute: 0.0001 })).toBe(1)
    expect(score('3.1417', '3.14159', { absolute: 0.0001 })).toBe(0)
    expect(score('102', '100', { relative: 0.02 })).toBe(1)
    expect(score('102.1', '100', { relative: 0.02 })).toBe(0)
    expect(score('-98', '-100', { relative: 0.02 })).toBe(1)
  })
})

describe('which number', () => {
  test.each([
    ['10\n\nPassage: The 2011 census counted 300 people.', '10', 1],
    ['She has 3 boxes of 7 apples.\n3 * 7 = 21\n#### 21', '21', 1],
    ['The answer is 3 + 4 = 7.', '7', 1],
    ['Final answer: x = 5', '5', 1],
    ['The answer is that she pays $29.00. That is 3 less than before.', '29', 1],
    ['The answer is 42 apples and 3 pears.', '42', 'unparsed: several numbers are named: 42 and 3'],
    ['2 and 3 make 5. Answer: 5. Wait, the answer is 6.', '6', 1],
    [String.raw`So \boxed{12} of the 40.`, '12', 1],
    ['Antwort: 7', '7', 1],
    ['정답은 7입니다.', '7', 1],
    ['3 boxes and 4 bags.\n\n12', '12', 1],
    ['She has 12 apples: 12.', '12', 1],
    ['2 of 3 are left', '3', 'unparsed: several numbers are named: 2 and 3'],
    ['12\n…\n13', '13', 'unparsed: several numbers are named: 12 and 13'],
    ['The answer is 3 + 4.', '7', 'unparsed: "3" has no sure value'],
  ])('%j against %j is %j', (text, gold, value) => {
    expect(score(text, gold)).toBe(value)
  })

  test('with or without stop strings', () => {
    expect(score('10\n\nPassage: The 2011 census …', '10', { stop: ['\n\n'] })).toBe(1)
    expect(score('10\n\nPassage: The 2011 census …', '10')).toBe(1)
  })

  test('the last one where it is asked for', () => {
    expect(score('2 of 3 are left', '3', { last: true })).toBe(1)
  })

  test('a pattern takes it out', () => {
    const hashes = '#### (-?[0-9.,]+)'
    expect(score('The answer is 42', '42', { pattern: String.raw`\d+` })).toBe(1)
    expect(score('The result is #### 42', '42', { pattern: hashes })).toBe(1)
    expect(score('The result is #### 42', '42', { pattern: hashes, match: 1 })).toBe('unparsed: there is no match 1 of the pattern')
    expect(score('#### 41 no, #### 42', '42', { pattern: hashes, match: -1 })).toBe(1)
  })

  test('what the gold says is read too, and must be a number', () => {
    expect(score('21', 'Three boxes of 7 make 3 * 7 = 21. The answer is 21.')).toBe(1)
    expect(score('21', ['20', '21'])).toBe(1)
    expect(score('21', 'many')).toBe('a right reference is no number: there is no number')
    expect(score('21', [])).toBe('no reference is marked as correct')
  })

  test('a cut text is said to be cut', () => {
    expect(score([{ text: 'First, 2 and 3', finishReason: 'length' }], '5')).toBe(
      'unparsed: several numbers are named: 2 and 3; cut at the token limit',
    )
  })
})
