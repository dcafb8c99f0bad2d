import { useState } from 'react'
import type { MediaPart } from '@binnacle/core'
import { addresses } from '../../model/addresses.ts'
import { MEDIA_ENDINGS } from '../../model/media-types.data.ts'
import { useFormats, useMessages } from '../messages/language.tsx'

/** A picture, a sound or a film; where it is not at hand, what it was. */
export function MediaView({ part }: { readonly part: MediaPart }) {
  const messages = useMessages()
  const formats = useFormats()
  const [isBroken, setBroken] = useState(false)
  const ending = Object.hasOwn(MEDIA_ENDINGS, part.mimeType) ? MEDIA_ENDINGS[part.mimeType] : undefined
  const about = [
    part.mimeType,
    part.bytes > 0 ? formats.bytes(part.bytes) : '',
    part.width === undefined ? '' : `${part.width} × ${part.height}`,
  ]
    .filter(Boolean)
    .join(' · ')
  const source = part.source.slice(0, 300)
  if (ending === undefined || isBroken || !/^[0-9a-f]{64}$/.test(part.sha256)) {
    return (
      <p className="media-missing">
        {messages.media[part.type]} <bdi>{source}</bdi> <span className="muted">{about}</span>
      </p>
    )
  }
  const address = `data/${addresses.media(part.sha256, ending)}`
  const alt = `${messages.media[part.type]}: ${source}`
  const fail = () => setBroken(true)
  return (
    <figure className="media">
      {part.type === 'image' && <img src={address} alt={alt} loading="lazy" onError={fail} />}
      {part.type === 'audio' && <audio src={address} controls preload="none" aria-label={alt} onError={fail} />}
      {part.type === 'video' && <video src={address} controls preload="none" aria-label={alt} onError={fail} />}
      <figcaption className="muted">
        <bdi>{source}</bdi> {about}
      </figcaption>
    </figure>
  )
}
