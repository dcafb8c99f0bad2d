import DOMPurify from 'dompurify'
import katex from 'katex'
import { Marked } from 'marked'
import { useEffect, useRef } from 'react'

/** Longer texts are shown as they are. */
const MOST = 100_000
const MATH = /\$\$([\s\S]{1,4000}?)\$\$|\\\[([\s\S]{1,4000}?)\\\]|\\\(([\s\S]{1,1000}?)\\\)/g

/** Elements that may stand in a rendered text: nothing that runs, fetches or leads away. */
const ALLOWED = {
  USE_PROFILES: { html: true, mathMl: true },
  FORBID_TAGS: [
    'style',
    'img',
    'picture',
    'source',
    'audio',
    'video',
    'iframe',
    'form',
    'input',
    'button',
    'svg',
    'link',
    'meta',
    'base',
    'object',
    'embed',
  ],
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'srcset', 'src', 'href', 'xlink:href', 'target', 'action', 'formaction', 'background'],
  ALLOW_DATA_ATTR: false,
}

/** A text as Markdown and math, made safe: HTML in it stays text, no link leads anywhere, and nothing is fetched. */
export function RenderedText({ text }: { readonly text: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const found: string[] = []
    const held = text.slice(0, MOST).replace(MATH, (whole, block?: string, bracket?: string, inline?: string) => {
      found.push(mathOf(block ?? bracket ?? inline ?? '', inline === undefined) ?? escaped(whole))
      return `\u2063${found.length - 1}\u2063`
    })
    const html = new Marked({ async: false, gfm: true, renderer: { html: ({ text: raw }) => escaped(raw) } }).parse(held) as string
    const whole = html.replace(/\u2063(\d+)\u2063/g, (_, place: string) => found[Number(place)] ?? '')
    box.current?.replaceChildren(DOMPurify.sanitize(whole, { ...ALLOWED, RETURN_DOM_FRAGMENT: true }))
  }, [text])
  return <div className="rendered" dir="auto" ref={box} />
}

function mathOf(source: string, isBlock: boolean): string | undefined {
  try {
    return katex.renderToString(source, { output: 'mathml', displayMode: isBlock, throwOnError: true, trust: false, maxExpand: 200 })
  } catch {
    return undefined
  }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
