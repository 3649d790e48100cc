/** Reads a picture's first bytes, before a browser spends memory on the whole. H5 only. */

interface Header {
  /** The format of photographs on iPhones and newer Android phones. Few browsers can draw it. */
  isHeic: boolean
  /** Width times height; 0 = not found, which refuses nothing. */
  pixels: number
}

/** Cameras put a preview and a colour profile before a JPEG's size, in segments of 64 kB. */
const headBytes = 512 * 1024

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

function readBytes(file: Blob): Promise<DataView> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(new DataView(reader.result as ArrayBuffer))
    reader.onerror = () => reject(new Error('The file cannot be read'))
    reader.readAsArrayBuffer(file.slice(0, headBytes))
  })
}

const textAt = (bytes: DataView, at: number, length: number): string =>
  String.fromCharCode(...new Uint8Array(bytes.buffer, at, length))

const uint24 = (bytes: DataView, at: number): number => bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 0x10000

/** Walks through the segments up to the one with the size. */
function jpegPixels(bytes: DataView): number {
  for (let at = 2; at + 9 <= bytes.byteLength;) {
    const marker = bytes.getUint8(at + 1)
    const isSize = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (bytes.getUint8(at) !== 0xff || marker === 0xda) return 0
    if (isSize) return bytes.getUint16(at + 5) * bytes.getUint16(at + 7)
    at += marker === 0xff ? 1 : 2 + bytes.getUint16(at + 2)
  }
  return 0
}

function webpPixels(bytes: DataView): number {
  switch (textAt(bytes, 12, 4)) {
    case 'VP8X':
      return (uint24(bytes, 24) + 1) * (uint24(bytes, 27) + 1)
    case 'VP8 ':
      return (bytes.getUint16(26, true) & 0x3fff) * (bytes.getUint16(28, true) & 0x3fff)
    case 'VP8L': {
      const sizes = bytes.getUint32(21, true)
      return ((sizes & 0x3fff) + 1) * (((sizes >>> 14) & 0x3fff) + 1)
    }
    default:
      return 0
  }
}

function pixelsOf(bytes: DataView): number {
  if (bytes.getUint16(0) === 0xffd8) return jpegPixels(bytes)
  if (textAt(bytes, 1, 3) === 'PNG') return bytes.getUint32(16) * bytes.getUint32(20)
  if (textAt(bytes, 0, 3) === 'GIF') return bytes.getUint16(6, true) * bytes.getUint16(8, true)
  return textAt(bytes, 8, 4) === 'WEBP' ? webpPixels(bytes) : 0
}

/** Anything shorter is not a picture. */
const shortest = 30

export async function readHeader(file: Blob): Promise<Header> {
  const bytes = await readBytes(file)
  if (bytes.byteLength < shortest) return { isHeic: false, pixels: 0 }
  const isHeic = textAt(bytes, 4, 4) === 'ftyp' && heicBrands.includes(textAt(bytes, 8, 4))
  return { isHeic, pixels: pixelsOf(bytes) }
}
