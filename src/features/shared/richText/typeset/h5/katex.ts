import katex from 'katex'

import './katex.scss'

/**
 * What would let an author's macros multiply: 1,800 characters of them kept KaTeX busy for minutes below any
 * `maxExpand`. Nobody needs them in one formula.
 */
const refused = ['def', 'gdef', 'edef', 'xdef', 'let', 'futurelet', 'newcommand', 'renewcommand', 'providecommand']

const macros = {
  ...Object.fromEntries(refused.map((name) => [`\\${name}`, '\\refused'])),
  // Colours belong to the theme: an author's black would be gone in the dark one.
  '\\color': '\\@firstoftwo{}',
  '\\textcolor': '\\@secondoftwo',
  '\\colorbox': '\\@secondoftwo',
  '\\fcolorbox': '\\@firstoftwo{\\@secondoftwo}',
}

/** The two fonts that every formula needs, so that nothing moves when they come. */
export const loadFonts = async (): Promise<void> => {
  await Promise.all(['16px KaTeX_Main', 'italic 16px KaTeX_Math'].map((font) => document.fonts.load(font)))
}

/** `undefined` = not LaTeX that KaTeX knows. */
export function typeset(latex: string, isDisplay: boolean): HTMLElement | undefined {
  const box = document.createElement('span')
  try {
    katex.render(latex, box, {
      displayMode: isDisplay,
      output: 'html',
      macros: { ...macros },
      trust: false,
      strict: 'ignore',
      maxSize: 10,
      maxExpand: 200,
    })
  } catch {
    return undefined
  }
  return box
}
