/** Rows are moved by the finger there. */
export const watchMouse = (): void => undefined
