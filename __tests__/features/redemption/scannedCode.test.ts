import { scannedCode } from '@/features/redemption/scannedCode'

test.each([
  ['a code', 'ZTGIFT26', 'ZTGIFT26'],
  ['a code as printed', ' zt-gift 26\n', 'ZT-GIFT26'],
  ["a gift's link", 'https://h5.school.cn/#/packageA/member/codeExchanger/index?code=ztgift26&msv=7', 'ZTGIFT26'],
  ['an encoded one', 'https://h5.school.cn/#/packageA/member/codeExchanger/index?msv=7&code=zt%2F26', 'ZT/26'],
  ['an address of the mini-program', 'packageA/member/codeExchanger/index?code=ZTGIFT26', 'ZTGIFT26'],
  ['an address without a hash', 'https://www.school.cn/redeem?code=ZTGIFT26', 'ZTGIFT26'],
  ["WeChat's own code before ours", 'https://a.cn/?code=wx1#/packageA/member/codeExchanger/index?code=ZT26', 'ZT26'],
  ['another address', 'https://www.school.cn/course/7', ''],
  ['a name that ends alike', 'https://www.school.cn/?barcode=7', ''],
  ['half a percent sign', 'https://www.school.cn/?code=%E4%B', ''],
  ['an empty one', 'https://www.school.cn/?code=', ''],
  ['no text', ' ', ''],
  ['a whole letter', 'A'.repeat(65), ''],
])('%s: %s', (_, text, code) => expect(scannedCode(text)).toBe(code))
