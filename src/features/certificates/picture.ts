import { queryOptions } from '@tanstack/react-query'

import { certificateUrl } from '@/api/certificate'
import { ApiError } from '@/http/apiError'
import { openEnvelope } from '@/http/envelope'
import { downloader } from '@/platform/download'

/** The picture on this device: its address on the server, which has the token, stays here. */
async function loadPicture(kindId: number): Promise<string> {
  const picture = await downloader.picture(certificateUrl(kindId)).catch(() => Promise.reject(new ApiError('status')))
  if (typeof picture === 'string') return picture
  openEnvelope({ statusCode: 200, data: picture.answer })
  throw new ApiError('unreadable')
}

/** Forgotten when it is no longer looked at. */
export const pictureQuery = (kindId: number) =>
  queryOptions({
    queryKey: ['certificates', 'picture', kindId],
    queryFn: () => loadPicture(kindId),
    staleTime: Infinity,
    gcTime: 0,
  })
