import { create } from 'zustand'

/**
 * The pages (`formatUrl`) of what this member is known to have bought, so that no list asks a price for it. Lists of goods
 * do not say; `features/shared/owned` hears it from what is read anyway.
 */
export const useOwnedGoods = create<ReadonlySet<string>>()(() => new Set())
