import { networkOf, siteOf } from './network-of.ts'

/** How much each holder has. */
export const createTally = () => {
  const held = new Map<string, number>()
  const of = (holder: string) => held.get(holder) ?? 0
  return {
    of,
    change: (holder: string, amount: number) => {
      const left = of(holder) + amount
      if (left > 0) held.set(holder, left)
      else held.delete(holder)
    },
  }
}

/** A whole school may stand behind one address, so it may have half of what there is for all. */
export const NETWORK_SHARE = 0.5

/**
 * In a /48 of IPv6 there may be one visitor or many: it has half as much again as each network in
 * it, so that none of them uses it up alone, and it leaves a quarter of all to everybody else.
 */
const SITE_FACTOR = 1.5

/** What one address holds, with the others of its network and of its site. */
type Place = { hasRoomFor(more: number): boolean; change(amount: number): void }

/** How much each network and each site has of what there is for all. */
export const createNetworkTally = (mostOfNetwork: number) => {
  const held = createTally()
  return (address: string): Place => {
    const site = siteOf(address)
    const limits = [
      { holder: networkOf(address), most: mostOfNetwork },
      ...(site === null ? [] : [{ holder: site, most: mostOfNetwork * SITE_FACTOR }]),
    ]
    return {
      hasRoomFor: more => limits.every(({ holder, most }) => held.of(holder) + more <= most),
      change: amount => {
        for (const { holder } of limits) held.change(holder, amount)
      },
    }
  }
}
