/** In the mini-program, WeChat is the app around this one. */
export const watchShell = async (): Promise<void> => undefined
