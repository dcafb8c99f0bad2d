import { Fragment } from 'react'

/** Where a long name may break: behind its marks rather than within its words. */
const MARKS = /(?<=[:,=/_-])/

/** A name that breaks behind its marks where it is too long for its place. */
export function LongName({ text }: { readonly text: string }) {
  return (
    <bdi>
      {text.split(MARKS).map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </bdi>
  )
}
