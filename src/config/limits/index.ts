/**
 * Business constants and limits (docs/backend/rules.md#constants). Units are in the names. In files by area, because a
 * module of constants is loaded whole, and home needs few of them.
 */
export * from './account'
export * from './app'
export * from './player'
export * from './selling'
export * from './writing'
