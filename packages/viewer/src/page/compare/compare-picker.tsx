import type { SuiteDocument } from '../../model/documents.ts'
import { useMessages } from '../messages/language.tsx'
import type { ChangeCompare } from './compare-route.tsx'
import type { CompareSearch } from './compare-search.ts'

interface ComparePickerProps {
  readonly suites: readonly SuiteDocument[]
  readonly search: CompareSearch
  readonly change: ChangeCompare
}

/** Which runs or models are compared. */
export function ComparePicker({ suites, search, change }: ComparePickerProps) {
  const messages = useMessages()
  const { runs = [] } = search
  const task = suites.flatMap(({ cards }) => cards).find(({ id }) => id === runs[0])?.summary?.task
  const reset = { suite: undefined, models: undefined, pair: undefined, row: undefined, stat: undefined }
  const setRun = (place: number, id: string) => {
    const next = [...runs]
    if (id === '') next.splice(place, 1)
    else next[place] = id
    change({ ...reset, runs: next.length === 0 ? undefined : next })
  }
  const isModels = search.models !== undefined
  return (
    <div className="picker block">
      <div className="segments" role="group" aria-label={messages.compare.what}>
        <button type="button" aria-pressed={!isModels} onClick={() => change({ ...reset })}>
          {messages.compare.runs}
        </button>
        <button
          type="button"
          aria-pressed={isModels}
          onClick={() => change({ ...reset, runs: undefined, suite: suites[0]?.id, models: ['', ''] })}
        >
          {messages.compare.models}
        </button>
      </div>
      {isModels ? (
        <ModelPicker suites={suites} search={search} change={change} />
      ) : (
        <div className="picks">
          {[...runs, ...(runs.length < 2 ? Array.from({ length: 2 - runs.length }, () => '') : runs.length < 12 ? [''] : [])].map(
            (id, place) => (
              <label key={place}>
                <span className="label">
                  {place === 0 ? messages.compare.first : place === 1 ? messages.compare.second : messages.compare.more}
                </span>
                <select value={id} onChange={(event) => setRun(place, event.target.value)} disabled={place > runs.length}>
                  <option value="">–</option>
                  {suites.map((suite) => (
                    <optgroup key={suite.id} label={suite.name}>
                      {suite.cards
                        .filter(
                          ({ summary, id: own }) =>
                            own === id || (summary !== undefined && (place === 0 || task === undefined || summary.task === task)),
                        )
                        .map((card) => (
                          <option key={card.id} value={card.id}>
                            {place === 0 ? card.name : `${card.summary?.model ?? card.name} · ${card.summary?.task ?? ''}`}
                          </option>
                        ))}
                    </optgroup>
                  ))}
                </select>
              </label>
            ),
          )}
        </div>
      )}
    </div>
  )
}

function ModelPicker({ suites, search, change }: ComparePickerProps) {
  const messages = useMessages()
  const suite = suites.find(({ id }) => id === search.suite)
  const models = search.models ?? []
  const set = (place: number, name: string) =>
    change({ models: [0, 1].map((at) => (at === place ? name : (models[at] ?? ''))), pair: undefined, row: undefined })
  return (
    <div className="picks">
      <label>
        <span className="label">{messages.board.suite}</span>
        <select
          value={search.suite ?? ''}
          onChange={(event) => change({ suite: event.target.value, models: ['', ''], pair: undefined, row: undefined })}
        >
          {suites.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {[0, 1].map((place) => (
        <label key={place}>
          <span className="label">{place === 0 ? messages.compare.first : messages.compare.second}</span>
          <select value={models[place] ?? ''} onChange={(event) => set(place, event.target.value)}>
            <option value="">–</option>
            {suite?.models.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}
