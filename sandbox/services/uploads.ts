import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { MemberCall, Upload } from '../core/api'
import { MINUTE } from '../core/dates'
import { brokenCall, refuse } from '../core/envelope'
import { uploads } from '../db/schema'
import { randomKey } from './tickets'

const MAX_IMAGE_BYTES = 2048 * 1024

/** File types by their first bytes. Name and declared type prove nothing. */
const SIGNATURES: Record<string, string> = {
  png: '89504e47',
  jpg: 'ffd8ff',
  gif: '47494638',
  webp: '52494646',
}

function imageType(bytes: Buffer) {
  const head = bytes.subarray(0, 8).toString('hex')
  return Object.keys(SIGNATURES).find((type) => head.startsWith(SIGNATURES[type] ?? ' '))
}

export const isImage = (bytes: Buffer) => imageType(bytes) !== undefined
export const uploadDir = (dataDir: string) => join(dataDir, 'uploads')
export const uploadPath = (file: string) => `/sandbox/uploads/${file}`

/** Stores the picture under a new name. @returns its row id and its path on this server */
export async function saveUpload({ db, settings, member, runtime }: MemberCall, upload: Upload) {
  if (!settings.sandbox.storage_ready) throw brokenCall()
  const folder = uploadDir(runtime.options.dataDir)
  const file = `${randomKey(24)}.${imageType(upload.bytes)}`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, file), upload.bytes)
  const [row] = await db.insert(uploads).values({ memberId: member.id, file, name: upload.name }).returning()
  return { id: row?.id ?? 0, path: uploadPath(file) }
}

/** The picture of a call. @throws Refusal for other types and for files that are too large */
export function checkedImage({ upload }: MemberCall, types = Object.keys(SIGNATURES)): Upload {
  if (!upload) throw refuse('请上传文件')
  if (upload.bytes.length === 0) throw refuse('请上传有效文件')
  if (!types.includes(imageType(upload.bytes) ?? '')) throw refuse('请上传图片文件')
  if (upload.bytes.length > MAX_IMAGE_BYTES) throw refuse('文件不能超过2M')
  return upload
}

export async function uploadImage(call: MemberCall, types?: string[]) {
  const upload = checkedImage(call, types)
  const { id, path } = await saveUpload(call, upload)
  return {
    url: call.origin + path,
    path,
    disk: 'public',
    name: upload.name,
    expired_time: Math.floor((call.now + 30 * MINUTE) / 1000),
    encryptData: randomKey(32),
    media_image_id: id,
  }
}
