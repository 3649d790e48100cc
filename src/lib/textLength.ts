/** Characters as people and servers count them: an emoji is one. */
export const lengthOf = (text: string): number => [...text.trim()].length
