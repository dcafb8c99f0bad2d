/** One event of a stream. */
export interface ServerSentEvent {
  readonly data: string
  readonly event?: string
  readonly id?: string
}

/**
 * Reads the events of a `text/event-stream` body, one at a time. It ends when the stream ends; whether the last event was
 * the provider's own end (`[DONE]`) is for the caller to see.
 * @param body the body of a response, or its chunks in UTF-8
 */
export async function* readServerSentEvents(
  body: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<ServerSentEvent, void, undefined> {
  const { createParser } = await import('eventsource-parser')
  const waiting: ServerSentEvent[] = []
  const parser = createParser({
    onEvent: ({ data, event, id }) => {
      waiting.push({ data, ...(event === undefined ? {} : { event }), ...(id === undefined ? {} : { id }) })
    },
  })
  const decoder = new TextDecoder()
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    parser.feed(decoder.decode(chunk, { stream: true }))
    yield* waiting.splice(0)
  }
  parser.feed(decoder.decode())
  parser.reset({ consume: true })
  yield* waiting.splice(0)
}
