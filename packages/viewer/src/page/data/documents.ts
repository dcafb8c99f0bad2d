import { QueryClient, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { addresses } from '../../model/addresses.ts'
import type { LiveDocument, SiteDocument, SuiteDocument } from '../../model/documents.ts'
import { FaultError, fetchDocument } from './fetch-document.ts'

/** Milliseconds between looks at what goes on. */
const BEAT = 3_000

/** What was fetched stays until the page is closed, runs that go on apart. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 5 * 60_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 2 && error instanceof FaultError && error.fault.code === 'ERR_VIEWER_OFFLINE',
      networkMode: 'always',
    },
  },
})

/**
 * How a document is fetched and kept.
 * @param revision where the record of a run may grow: what it was when its samples were counted
 */
export const documentOptions = <T>(address: string, revision = '') =>
  queryOptions({ queryKey: [address, revision], queryFn: ({ signal }) => fetchDocument<T>(address, signal) })

/** A document by its address. */
export const useDocument = <T>(address: string): UseQueryResult<T> => useQuery(documentOptions<T>(address))

/** Where everything is; looked at again while a server makes it. */
export const useSite = (): UseQueryResult<SiteDocument> =>
  useQuery({
    ...documentOptions<SiteDocument>(addresses.site),
    refetchInterval: ({ state }) => (state.data?.carrier === 'server' ? 4 * BEAT : false),
  })

/** A suite; looked at again while one of its runs goes on. */
export const useSuite = (suite: string): UseQueryResult<SuiteDocument> =>
  useQuery({
    ...documentOptions<SuiteDocument>(addresses.suite(suite)),
    refetchInterval: ({ state }) => (state.data?.cards.some((card) => card.state === 'running') === true ? BEAT : false),
    refetchOnMount: 'always',
  })

/** The runs that are not finished. */
export const useLive = (isServed: boolean): UseQueryResult<LiveDocument> =>
  useQuery({ ...documentOptions<LiveDocument>(addresses.live), refetchInterval: isServed ? BEAT : false, refetchOnMount: 'always' })
