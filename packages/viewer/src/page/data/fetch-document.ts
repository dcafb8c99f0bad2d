import { fromJson } from '@binnacle/records/json'
import type { Fault } from '../../model/documents.ts'

/** A document that is not there or cannot be read: the page names why in its place. */
export class FaultError extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.message)
    this.fault = fault
  }
}

/** Fetches a document: made by the server, or a file of an export. */
export async function fetchDocument<T>(address: string, signal?: AbortSignal): Promise<T> {
  let response: Response
  try {
    response = await fetch(`data/${address}`, signal === undefined ? {} : { signal })
  } catch (error) {
    if (signal?.aborted === true) throw error
    throw new FaultError({ code: 'ERR_VIEWER_OFFLINE', message: '' })
  }
  const text = await response.text()
  if (response.ok) {
    try {
      return fromJson(text) as T
    } catch (error) {
      throw new FaultError({ code: 'ERR_VIEWER_DOCUMENT', message: `${address}: ${(error as Error).message}` })
    }
  }
  throw new FaultError(
    faultIn(text) ?? {
      code: response.status === 404 ? 'ERR_VIEWER_ADDRESS' : 'ERR_VIEWER_ANSWER',
      message: `${response.status} ${address}`,
    },
  )
}

function faultIn(text: string): Fault | undefined {
  try {
    const found = JSON.parse(text) as Partial<Fault>
    return typeof found.code === 'string' && typeof found.message === 'string' ? (found as Fault) : undefined
  } catch {
    return undefined
  }
}
