/** Certificates as the platform draws them: a background, and the member's own text on it. */
import { Resvg } from '@resvg/resvg-js'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escape = (text: string) => text.replace(/[&<>]/g, (char) => escapes[char] ?? char)

const FONT = 'PingFang SC,HarmonyOS Sans SC,Noto Sans CJK SC,Microsoft YaHei,sans-serif'

const line = (text: string, y: number, size: number, more = 'fill="#4E5969"') =>
  `<text x="600" y="${y}" font-size="${size}" text-anchor="middle" ${more}>${escape(text)}</text>`

const sheet = (words: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">' +
  '<rect width="1200" height="900" fill="#FFFDF7"/>' +
  '<rect x="40" y="40" width="1120" height="820" fill="none" stroke="#C79A3B" stroke-width="6"/>' +
  '<rect x="58" y="58" width="1084" height="784" fill="none" stroke="#C79A3B" stroke-width="2"/>' +
  '<rect x="566" y="110" width="68" height="98" rx="6" fill="#D92B2B"/><circle cx="620" cy="162" r="5" fill="#FFFDF7"/>' +
  `<g font-family="${FONT}">${words}</g></svg>`

const HEAD = line('结业证书', 300, 64, 'fill="#1D2129" font-weight="700"')

/** The background alone. */
export const certificateGround = () => sheet(HEAD)

interface Certificate {
  name: string
  owner: string
  number: string
  /** `2026-05-01` */
  date: string
}

export function certificatePng({ name, owner, number, date }: Certificate) {
  const words = [
    HEAD,
    line(owner, 420, 52, 'fill="#D92B2B" font-weight="700"'),
    line('已完成全部学习内容，特发此证', 500, 32),
    line(`「${name}」`, 580, 40, 'fill="#1D2129" font-weight="700"'),
    line(`证书编号 ${number} · ${date}`, 780, 26),
  ]
  return new Resvg(sheet(words.join(''))).render().asPng()
}
