import { cleanCode, maxCodeLength } from './cleanCode'

/** Codes have neither a scheme nor a query. */
const isAddress = (text: string): boolean => /^\s*[a-z][\w+.-]*:\/\/|\?/i.test(text)

/** Of `https://host/?code=1#/packageA/member/codeExchanger/index?code=2` the second: the first is not the app's. */
function codeParam(address: string): string {
  const [before = '', hash = ''] = address.split('#')
  const [, code = ''] = /[?&]code=([^&]*)/.exec(hash) ?? /[?&]code=([^&]*)/.exec(before) ?? []
  try {
    return decodeURIComponent(code)
  } catch {
    return ''
  }
}

/** A QR or bar code holds the code itself, or an address with it, such as a gift's link. '' = neither. */
export function scannedCode(text: string): string {
  const code = cleanCode(isAddress(text) ? codeParam(text) : text)
  return code.length <= maxCodeLength ? code : ''
}
