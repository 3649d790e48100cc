import { create } from 'zustand'

/**
 * The pages (`formatUrl`) of things that this member is known to have bought, so that lists show no price for them.
 * Lists of goods do not contain that; `features/shared/owned` learns it from other answers.
 */
export const useOwnedGoods = create<ReadonlySet<string>>()(() => new Set())
