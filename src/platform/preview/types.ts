/** Shows pictures full screen, to be zoomed and kept; `current` is one of `urls`, the first by default. */
export type PreviewImages = (urls: string[], current?: string) => Promise<void>
