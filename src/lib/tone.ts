/**
 * What a word to the learner is about (the specification's types of messages): how something went, or how things stand.
 * Toasts and strips share it; without one a word is plain.
 */
export type Tone = 'primary' | 'success' | 'info' | 'error' | 'warning'
