/** Address of a text's picture, which may be the picture itself (`data:`). '' = it cannot be shown, `undefined` = soon. */
export const useCarried = (src: string): string | undefined => src
