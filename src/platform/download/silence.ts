/** So long may a small thing take, and a file be silent. WeChat's own bound for the whole. */
export const silentMs = 60_000
