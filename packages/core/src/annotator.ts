import type { AnnotatorContext } from './context.ts'
import { type Definition, mark, type Described, type HelmIdentity, type Marked, type OptionsOf } from './contribution.ts'
import type { Json } from './values/json.ts'
import type { Sample } from './sample.ts'
import type { AssetSource } from './task.ts'
import type { Unavailable } from './unavailable.ts'
import type { Schema } from './values/schema.ts'

/** A role that models play for an annotator, with the models or deployments that play it unless the config says otherwise. */
export interface Role {
  /** A list, or models by the names of their seats, under which a jury's verdicts are kept. */
  readonly models: readonly string[] | { readonly [seat: string]: string }
}

/** The roles of an annotator by name. */
export interface Roles {
  readonly [role: string]: Role
}

/** Adds to a sample what needs a model, a service or a sandbox; its answers are recorded like any other. */
export interface Annotator<Options = never, Annotation extends Json = Json> extends Described, Marked<'annotators'> {
  readonly options?: Schema<Options>
  /**
   * Who plays which role, unless the config's `roles` names others. Resolved while planning: the models stand in the run spec, in its
   * price and in the record.
   */
  readonly roles?: Roles | ((options: Options) => Roles)
  /** Files that it needs, by name, such as the prompt of its judge: read once for a run, and named in its spec. */
  readonly assets?: (options: Options) => { readonly [name: string]: AssetSource }
  /** What it needs beside models, so that `plan` can say it. */
  readonly needs?: readonly ('network' | 'sandbox')[]
  /** Annotations under way at once; 8 where absent. Requests to models keep to the limits of their deployments. */
  readonly concurrency?: number
  readonly annotation?: Schema<Annotation>
  /** The name under which its annotations stand, where options decide it; its own where absent. */
  readonly annotationName?: (options: Options) => string
  readonly helm?: HelmIdentity
  /** Why it cannot be asked here; made by `declareAnnotator`. */
  readonly unavailable?: Unavailable
  readonly annotate: (sample: Sample, context: AnnotatorContext<Options>) => Promise<Annotation>
}

/** Contributes an annotator. */
export function defineAnnotator<O extends Schema | undefined = undefined, A extends Json = Json>(
  definition: Omit<Definition<Annotator<OptionsOf<NoInfer<O>>, NoInfer<A>>, O>, 'annotation'> & { readonly annotation?: Schema<A> },
): Annotator<OptionsOf<O>, A> {
  return mark('annotators', definition) as never
}
