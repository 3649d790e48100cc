export interface Keeping {
  /**
   * Asks the browser not to delete what is stored here when it needs room. Some ask the learner: call it in a tap that
   * stores something of theirs. No-op in the mini-program.
   */
  ask(): void
  /** The browser may delete all of it after weeks without a visit. */
  readonly isBrief: boolean
}
