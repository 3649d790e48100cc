import { queryOptions } from '@tanstack/react-query'

import { certificateUrl } from '@/api/certificate'
import { ApiError } from '@/http/apiError'
import { openEnvelope } from '@/http/envelope'
import { downloader } from '@/platform/download'

/**
 * Fetches the picture to this device, because its address on the server contains the token and must not be handed on.
 */
async function loadPicture(kindId: number): Promise<string> {
  const picture = await downloader.picture(certificateUrl(kindId)).catch(() => Promise.reject(new ApiError('status')))
  if (typeof picture === 'string') return picture
  openEnvelope({ statusCode: 200, data: picture.answer })
  throw new ApiError('unreadable')
}

/** Removed from memory when no longer on screen. */
export const pictureQuery = (kindId: number) =>
  queryOptions({
    queryKey: ['certificates', 'picture', kindId],
    queryFn: () => loadPicture(kindId),
    staleTime: Infinity,
    gcTime: 0,
  })
