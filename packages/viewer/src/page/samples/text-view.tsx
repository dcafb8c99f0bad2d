import { lazy, Suspense } from 'react'
import { VisibleText } from './visible-text.tsx'

const RenderedText = lazy(async () => ({ default: (await import('./rendered-text.tsx')).RenderedText }))

interface TextViewProps {
  readonly text: string
  readonly isLiteral?: boolean
  readonly isRendered?: boolean
}

/** A text as it is; as Markdown and math only where the reader asks for it. */
export function TextView({ text, isLiteral = false, isRendered = false }: TextViewProps) {
  if (!isRendered || isLiteral) return <VisibleText text={text} isLiteral={isLiteral} />
  return (
    <Suspense fallback={<VisibleText text={text} />}>
      <RenderedText text={text} />
    </Suspense>
  )
}
