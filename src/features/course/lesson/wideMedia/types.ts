/** Where two columns fit, if not only from 768 px on. */
export type WideMedia = string | undefined
