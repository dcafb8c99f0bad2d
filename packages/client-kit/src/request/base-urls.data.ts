/** Hosts whose interface has no version in its path. */
export const HOSTS_WITHOUT_VERSION: readonly string[] = ['models.github.ai', 'models.inference.ai.azure.com', 'api.perplexity.ai']

/** Parameters of URLs that carry keys, in small letters without separators. */
export const KEY_PARAMETERS: readonly string[] = [
  'key',
  'apikey',
  'xapikey',
  'token',
  'accesstoken',
  'authtoken',
  'auth',
  'authorization',
  'secret',
  'clientsecret',
  'password',
  'passwd',
  'pass',
  'pwd',
  'sig',
  'signature',
  'credential',
  'credentials',
  'subscriptionkey',
  'sessiontoken',
  'code',
]
