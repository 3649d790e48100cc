import { loginItem, onSignOut } from '@/stores/session'
import { useOwnedGoods } from '@/stores/ownedGoods'

const item = loginItem<string[]>('owned_goods', (stored) => (Array.isArray(stored) ? stored.map(String) : null))

const show = (pages: ReadonlySet<string>) => useOwnedGoods.setState(pages, true)

/** What the last visit knew. */
show(new Set(item.get()))
onSignOut(() => show(new Set()))

export function storeOwned(pages: ReadonlySet<string>): void {
  const known = useOwnedGoods.getState()
  if (pages.size === known.size && [...pages].every((page) => known.has(page))) return
  show(pages)
  item.set([...pages])
}
