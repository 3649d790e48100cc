/** Makes a PDF from plain text. It embeds no font, like many PDFs that office programs in China save. */

const [pageWidth, pageHeight] = [595, 842]
const margin = 64
const fontSize = 18
const lineHeight = 32
const signsPerLine = 25
const linesPerPage = Math.floor((pageHeight - 2 * margin) / lineHeight)

/** No line begins with a punctuation mark. */
const oneLine = new RegExp(`.{1,${signsPerLine}}[，。；：？！、）》”]?`, 'gu')

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.match(oneLine) ?? [''])

/** Pages end at a form feed, or when they are full. */
function pagesOf(text: string): string[][] {
  return text
    .trim()
    .split('\f')
    .flatMap((part) => {
      const lines = linesOf(part.trim())
      const count = Math.max(1, Math.ceil(lines.length / linesPerPage))
      return Array.from({ length: count }, (_, page) => lines.slice(page * linesPerPage, (page + 1) * linesPerPage))
    })
}

/** UTF-16, big end first, as the font's encoding reads it. */
const hex = (line: string) => Buffer.from(line, 'utf16le').swap16().toString('hex')

const stream = (lines: readonly string[]) => {
  const shown = lines.map((line) => `<${hex(line)}> Tj T*`).join('\n')
  const content = `BT /F1 ${fontSize} Tf ${lineHeight} TL ${margin} ${pageHeight - margin - fontSize} Td\n${shown}\nET`
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
}

/** ASCII only, so its length is the same in characters and bytes. */
export function pdfOf(text: string): string {
  const pages = pagesOf(text)
  const first = 6
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${pageWidth} ${pageHeight}] >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /FontDescriptor 5 0 R /DW 1000 ' +
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 ' +
      '/Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    ...pages.flatMap((lines, index) => [
      `<< /Type /Page /Parent 2 0 R /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + 2 * index + 1} 0 R >>`,
      stream(lines),
    ]),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return (
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  )
}
