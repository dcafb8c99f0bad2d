/**
 * pass@k: the chance that at least one of `k` tries drawn from these passes, without bias (Chen et al. 2021); undefined where there are
 * fewer than `k`.
 */
export function passAt(tries: number, passed: number, k: number): number | undefined {
  if (tries < k) return undefined
  return 1 - drawn(tries, tries - passed, k)
}

/** pass^k: the chance that all of `k` tries drawn from these pass; undefined where there are fewer than `k`. */
export function passAll(tries: number, passed: number, k: number): number | undefined {
  return tries < k ? undefined : drawn(tries, passed, k)
}

/** The chance that all of `k` drawn from `all` without putting back are of a kind of which there are so many. */
function drawn(all: number, kind: number, k: number): number {
  let chance = 1
  for (let index = 0; index < k; index++) chance *= Math.max(0, kind - index) / (all - index)
  return chance
}
