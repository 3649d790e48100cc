import { openEnvelope } from '@/http/envelope'
import { downloader } from '@/platform/download'
import { mustRead } from '@/platform/textFile/textOfBytes'

/** Null = there is no such file. */
export async function fetchText(url: string): Promise<string | null> {
  const file = await downloader.bytes(url)
  if (file === null) return null
  if (!('answer' in file)) return mustRead(file)
  openEnvelope({ statusCode: 200, data: file.answer })
  return null
}
