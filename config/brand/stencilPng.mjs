// A PNG of one colour, whose pixels differ in opacity alone: with a palette, half of what a general encoder writes.
import { deflateSync } from 'node:zlib'

function checksum(bytes) {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}

const uint32 = (value) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([uint32(data.length), body, uint32(checksum(body))])
}

/**
 * @param image `{ width, height, pixels }`, 4 bytes a pixel, the last one its opacity
 * @param color `#rrggbb`
 */
export function stencilPng({ width, height, pixels }, color) {
  const alphas = Uint8Array.from({ length: width * height }, (_, index) => pixels[index * 4 + 3])
  const palette = [...new Set(alphas)].sort((one, other) => one - other)
  // Each line begins with the number of its filter; 0 = none.
  const lines = Buffer.alloc(height * (width + 1))
  for (const [index, alpha] of alphas.entries()) {
    lines[Math.floor(index / width) * (width + 1) + 1 + (index % width)] = palette.indexOf(alpha)
  }
  const eightBits = 8
  const indexed = 3
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([eightBits, indexed, 0, 0, 0])])),
    chunk('PLTE', Buffer.from(color.slice(1).repeat(palette.length), 'hex')),
    chunk('tRNS', Buffer.from(palette)),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
