import type { ModelInfo } from '@binnacle/core'
import type { ModelCard, RunCard } from '../model/documents.ts'

/** What is known of the models of runs. */
export function modelCards(cards: readonly RunCard[], models: readonly ModelInfo[]): readonly ModelCard[] {
  const known = new Map(models.map((model) => [model.name, model]))
  const names = new Set(cards.flatMap(({ summary }) => (summary === undefined ? [] : [summary.model])))
  return [...names].toSorted().map((name) => {
    const model = known.get(name)
    const creator = model?.creator ?? (name.includes('/') ? name.split('/')[0]! : undefined)
    return {
      name,
      ...(creator === undefined ? {} : { creator }),
      ...(model?.displayName === undefined ? {} : { displayName: model.displayName }),
      ...(model === undefined ? {} : { access: model.access, description: model.description }),
      ...(model?.releaseDate === undefined ? {} : { releaseDate: model.releaseDate }),
    }
  })
}
