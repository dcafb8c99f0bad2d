import { helmString } from '@binnacle/adapters'
import type { AssetSource, Json } from '@binnacle/core'
import { z } from 'zod'

/** How much a prompt says of its task: `normal` in several lines, `medium` in one, `weak` nothing. */
export const promptStyle = z.enum(['normal', 'weak', 'medium']).default('normal')

type Style = z.output<typeof promptStyle>

/** A string of HELM's file of MELT's tasks, by the SHA-256 of its UTF-8 bytes. */
export function meltString(digest: string): AssetSource {
  return helmString('run_specs/melt_run_specs.py', '829f72c3b557fad741b2fa4a8dd8042121fc624d1ddd577c7a266c1a2ccdbd61', digest)
}

/** Instructions in three styles; those of the normal one are read from HELM's file, where they are needed. */
export interface StyledInstructions {
  readonly assets: (options: { readonly prompt_style: Style }) => { readonly [name: string]: AssetSource }
  readonly read: (style: Style, assets: { readonly [name: string]: Json }) => string
}

function styledInstructions(normal: string, medium: string): StyledInstructions {
  return {
    assets: ({ prompt_style: style }) => (style === 'normal' ? { instructions: meltString(normal) } : {}),
    read: (style, { instructions }) => (style === 'normal' ? String(instructions) : style === 'medium' ? medium : ''),
  }
}

/** Of questions on a passage. */
export const QUESTION_INSTRUCTIONS = styledInstructions(
  'e34a4fe3c17a464ef4b95ffd7c79252a8250a3027465e27eeb31aed92f58781e',
  'Hãy trả lời câu hỏi bên dưới bằng tiếng Việt với các thông tin được cung cấp trong phần ngữ cảnh. Nếu trong ngữ cảnh không có đủ thông tin, hãy trả lời "Tôi không biết".',
)

/** Of summaries. */
export const SUMMARY_INSTRUCTIONS = styledInstructions(
  'a4fd5858dc8d94ec9ff7bbe089a275a3833500c33520e9479d3c1e2035c60b37',
  'Nhiệm vụ của bạn là tóm tắt đoạn văn bản sau, đưa ra câu trả lời là bản tóm tắt.',
)
