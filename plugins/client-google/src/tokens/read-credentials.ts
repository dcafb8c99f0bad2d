import { fieldsOf, textOf } from '@binnacle/client-kit'
import { credentialsInvalid } from '../errors.ts'

/** A key file of a service account. */
export interface ServiceAccount {
  readonly type: 'service_account'
  readonly email: string
  readonly privateKey: string
  readonly keyId: string | undefined
  readonly tokenUrl: string
}

/** What gcloud writes for a user that logged in. */
export interface AuthorizedUser {
  readonly type: 'authorized_user'
  readonly clientId: string
  readonly clientSecret: string
  readonly refreshToken: string
  readonly tokenUrl: string
}

/** What tokens are got with. */
export type Credentials = ServiceAccount | AuthorizedUser

const TOKEN_URL = 'https://oauth2.googleapis.com/token'

/**
 * Reads a file of credentials.
 * @throws BinnacleError `ERR_GOOGLE_CREDENTIALS` where it is not JSON, of another type, or lacks a field
 */
export function readCredentials(deployment: string, text: string): Credentials {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw credentialsInvalid(deployment, 'they are not JSON')
  }
  const fields = fieldsOf(json)
  const need = (name: string): string => {
    const value = textOf(fields[name])
    if (value === undefined) throw credentialsInvalid(deployment, `they have no ${name}`)
    return value
  }
  const tokenUrl = textOf(fields['token_uri']) ?? TOKEN_URL
  if (fields['type'] === 'service_account') {
    const [email, privateKey] = [need('client_email'), need('private_key')]
    return { type: 'service_account', email, privateKey, keyId: textOf(fields['private_key_id']), tokenUrl }
  }
  if (fields['type'] === 'authorized_user') {
    const [clientId, clientSecret, refreshToken] = [need('client_id'), need('client_secret'), need('refresh_token')]
    return { type: 'authorized_user', clientId, clientSecret, refreshToken, tokenUrl }
  }
  throw credentialsInvalid(deployment, `their type is ${JSON.stringify(fields['type'] ?? null)}, not service_account or authorized_user`)
}
