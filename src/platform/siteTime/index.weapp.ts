/** Every header of an answer can be read there. */
export const askSiteTime = (): Promise<string | undefined> => Promise.resolve(undefined)
