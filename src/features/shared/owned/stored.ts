import { loginItem, onSignOut } from '@/stores/session'
import { useOwnedGoods } from '@/stores/ownedGoods'

const item = loginItem<string[]>('owned_goods', (stored) => (Array.isArray(stored) ? stored.map(String) : null))

const known = () => new Set(item.get())
const show = (pages: ReadonlySet<string>) => useOwnedGoods.setState(pages, true)

/** What the last visit knew. */
show(known())
onSignOut(() => show(new Set()))

/** What an answer of the server says of pages of things: whether the member has bought them. */
export type Verdicts = ReadonlyMap<string, boolean>

export function noteOwned(verdicts: Verdicts): void {
  // Another tab may have noted something meanwhile.
  const owned = known()
  for (const [page, isBought] of verdicts) {
    if (isBought) owned.add(page)
    else owned.delete(page)
  }
  const shown = useOwnedGoods.getState()
  if (owned.size === shown.size && [...owned].every((page) => shown.has(page))) return
  show(owned)
  item.set([...owned])
}
