/** The client of deployments that cannot be used. */
export const UNSUPPORTED_CARD = {
  name: 'helm/unsupported',
  description: "Deployments of HELM's files that cannot be used here",
} as const
