/**
 * The meaning of a message (one of the specification's types), shared by toasts and banners. Without one a message is
 * plain.
 */
export type Tone = 'primary' | 'success' | 'info' | 'error' | 'warning'
