import katex from 'katex'

import './katex.scss'

/**
 * With these commands an author's macros could multiply: 1,800 characters kept KaTeX busy for minutes with any
 * `maxExpand`. A single formula does not need them.
 */
const refused = ['def', 'gdef', 'edef', 'xdef', 'let', 'futurelet', 'newcommand', 'renewcommand', 'providecommand']

const macros = {
  ...Object.fromEntries(refused.map((name) => [`\\${name}`, '\\refused'])),
  // The theme decides on colours: an author's black would be invisible in the dark theme.
  '\\color': '\\@firstoftwo{}',
  '\\textcolor': '\\@secondoftwo',
  '\\colorbox': '\\@secondoftwo',
  '\\fcolorbox': '\\@firstoftwo{\\@secondoftwo}',
}

/** Loads the two fonts that every formula needs, so that nothing moves when they arrive. */
export const loadFonts = async (): Promise<void> => {
  await Promise.all(['16px KaTeX_Main', 'italic 16px KaTeX_Math'].map((font) => document.fonts.load(font)))
}

/** `undefined` = KaTeX does not understand it. */
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
