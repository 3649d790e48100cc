/** Joins class names; what is false or missing falls away. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
