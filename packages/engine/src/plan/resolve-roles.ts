import type { Annotator, Role, RoleSeat, RunAnnotator, Use } from '@binnacle/core'
import type { Container } from '@binnacle/core/host'
import { roleHasNoModel, roleUnknown } from '../errors.ts'
import { resolveModel, runDeployment } from './plan.ts'
import { checkOptions } from './check-options.ts'

/** Who plays a role: a model, several, or models by the names of their seats. */
export type RolePlayers = string | readonly string[] | { readonly [seat: string]: string }

/**
 * Who plays roles by the config: by annotator and role, or by role for all annotators that have one of that name.
 *
 * ```yaml
 * roles:
 *   judge: openai/gpt-4o                  # whoever has a role "judge"
 *   my_grader: { judge: openai/gpt-4o }   # the annotator my_grader alone
 *   jury: { first: a/b, second: c/d }     # a jury by seats
 * ```
 *
 * A model or a list plays the role of that name, also where an annotator has the name; an object under the name of an annotator is
 * that annotator's.
 */
export type RoleSettings = { readonly [name: string]: RolePlayers | { readonly [role: string]: RolePlayers } }

/**
 * Finds who judges: for each annotator of a run the deployments that play its roles, from the config, else from the annotator itself.
 * @throws BinnacleError `ERR_ANNOTATOR_UNKNOWN`, `ERR_PLAN_OPTIONS`, `ERR_PLAN_ROLE`, `ERR_PLAN_ROLE_UNKNOWN`, `ERR_MODEL_*`
 */
export async function resolveRoles(container: Container, uses: readonly Use[], settings: RoleSettings): Promise<readonly RunAnnotator[]> {
  return Promise.all(
    uses.map(async (use) => {
      const annotator = (await container.registries.get('annotators', use.name)) as unknown as Annotator<unknown>
      const options = checkOptions('annotator', use.name, annotator.options, use.options)
      const declared = typeof annotator.roles === 'function' ? annotator.roles(options) : annotator.roles
      refuseOtherRoles(use.name, Object.keys(declared ?? {}), settings)
      // Nobody is asked for an annotator that is only declared.
      if (declared === undefined || annotator.unavailable !== undefined) return use
      const entries = await Promise.all(
        Object.entries(declared).map(async ([role, own]) => {
          const seats = await seatsOf(container, playersOf(container, settings, use.name, role, own))
          if (seats.length === 0) throw roleHasNoModel(use.name, role)
          return [role, seats] as const
        }),
      )
      return { ...use, roles: Object.fromEntries(entries) }
    }),
  )
}

/** The settings under an annotator's own name. */
function ownSettings(settings: RoleSettings, annotator: string): { readonly [role: string]: RolePlayers } | undefined {
  const own = Object.hasOwn(settings, annotator) ? settings[annotator] : undefined
  return typeof own === 'object' && !Array.isArray(own) ? (own as { readonly [role: string]: RolePlayers }) : undefined
}

/** A role that an annotator does not have would leave the judge that stands in its code at work. */
function refuseOtherRoles(annotator: string, roles: readonly string[], settings: RoleSettings): void {
  const other = Object.keys(ownSettings(settings, annotator) ?? {}).find((role) => !roles.includes(role))
  if (other !== undefined) throw roleUnknown(annotator, other, roles)
}

function playersOf(container: Container, settings: RoleSettings, annotator: string, role: string, own: Role): RolePlayers {
  const ofAnnotator = ownSettings(settings, annotator)
  if (ofAnnotator !== undefined && Object.hasOwn(ofAnnotator, role)) return ofAnnotator[role]!
  const isOfAnotherAnnotator = ownSettings(settings, role) !== undefined && container.registries.has('annotators', role)
  const ofRole = Object.hasOwn(settings, role) && !isOfAnotherAnnotator ? settings[role] : undefined
  return (ofRole as RolePlayers | undefined) ?? own.models
}

async function seatsOf(container: Container, players: RolePlayers): Promise<readonly RoleSeat[]> {
  const named: readonly (readonly [seat: string | undefined, model: string])[] =
    typeof players === 'string'
      ? [[undefined, players]]
      : Array.isArray(players)
        ? (players as readonly string[]).map((model) => [undefined, model] as const)
        : Object.entries(players as { readonly [seat: string]: string })
  return Promise.all(
    named.map(async ([seat, model]) => {
      const { deployment } = await resolveModel(container, model)
      return { seat: seat ?? deployment.model, ...runDeployment(deployment) }
    }),
  )
}
