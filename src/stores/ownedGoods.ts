import { create } from 'zustand'

import { memberStorage, onSignOut } from './session'

export const ownedGoodsItem = memberStorage<string[]>('owned_goods', (stored) =>
  Array.isArray(stored) ? stored.map(String) : null,
)

/**
 * The pages (`formatLocation`) of what this member is known to have bought, so that no list asks a price for it. Lists of
 * goods do not say; `features/shared/owned` hears it from what is read anyway.
 */
export const useOwnedGoods = create<ReadonlySet<string>>()(() => new Set(ownedGoodsItem.get()))

onSignOut(() => useOwnedGoods.setState(new Set<string>(), true))
