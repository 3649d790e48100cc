/** Shows pictures full screen, for zooming and saving; `current` is one of `urls`, by default the first. */
export type PreviewImages = (urls: string[], current?: string) => Promise<void>
