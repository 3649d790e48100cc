/**
 * Character references: the names of HTML 4, because nobody types the two thousand that HTML 5 adds. An unknown one
 * stays as written; the result is only shown as text, never parsed again.
 */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 ' +
  'sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc ' +
  'Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve ' +
  'Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute ' +
  'acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ' +
  'ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma ' +
  'tau upsilon phi chi psi omega'

const others =
  'quot" amp& lt< gt> apos\' AMP& LT< GT> QUOT" OEligŒ oeligœ ScaronŠ scaronš YumlŸ fnofƒ circˆ tilde˜ ' +
  'ensp\u2002 emsp\u2003 thinsp\u2009 zwnj\u200c zwj\u200d lrm\u200e rlm\u200f ndash– mdash— lsquo‘ ' +
  'rsquo’ sbquo‚ ldquo“ rdquo” bdquo„ dagger† Dagger‡ bull• hellip… permil‰ prime′ Prime″ lsaquo‹ ' +
  'rsaquo› oline‾ frasl⁄ euro€ trade™ larr← uarr↑ rarr→ darr↓ harr↔ lArr⇐ uArr⇑ rArr⇒ dArr⇓ hArr⇔ ' +
  'forall∀ part∂ exist∃ empty∅ nabla∇ isin∈ notin∉ ni∋ prod∏ sum∑ minus− lowast∗ radic√ prop∝ infin∞ ' +
  'ang∠ and∧ or∨ cap∩ cup∪ int∫ there4∴ sim∼ cong≅ asymp≈ ne≠ equiv≡ le≤ ge≥ sub⊂ sup⊃ nsub⊄ sube⊆ ' +
  'supe⊇ oplus⊕ otimes⊗ perp⊥ sdot⋅ lceil⌈ rceil⌉ lfloor⌊ rfloor⌋ lang⟨ rang⟩ loz◊ spades♠ clubs♣ ' +
  'hearts♥ diams♦ thetasymϑ upsihϒ pivϖ'

/** What 128 to 159 mean in old pages (windows-1252). */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

function namedCharacters(): Map<string, string> {
  const names = new Map<string, string>()
  latin1.split(' ').forEach((name, index) => names.set(name, String.fromCharCode(160 + index)))
  greek.split(' ').forEach((name, index) => {
    names.set(name, String.fromCharCode(0x3b1 + index))
    const capital = `${name[0]?.toUpperCase()}${name.slice(1)}`
    if (name !== 'sigmaf') names.set(capital, String.fromCharCode(0x391 + index))
  })
  for (const pair of others.split(' ')) names.set(pair.slice(0, -1), pair.slice(-1))
  return names
}

const named = namedCharacters()

function fromCode(code: number): string {
  if (code >= 128 && code < 160) return windows1252[code - 128] ?? ''
  const isSurrogate = code >= 0xd800 && code < 0xe000
  return code === 0 || isSurrogate || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
}

/** A name without its semicolon counts unless more letters follow, as in the query `&copy=1`. */
const reference = /&(?:#x([\da-f]{1,8});?|#(\d{1,9});?|([a-z][a-z\d]{1,9})(?:;|(?![a-z\d=])))/gi

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(reference, (written, hex?: string, decimal?: string, name?: string) => {
    if (hex) return fromCode(parseInt(hex, 16))
    if (decimal) return fromCode(Number(decimal))
    return named.get(name ?? '') ?? written
  })
}
