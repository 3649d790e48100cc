import { queryOptions } from '@tanstack/react-query'

import { certificateUrl } from '@/api/certificate'
import { handleResponse, toNetworkError } from '@/http/answer'
import { ApiError } from '@/http/apiError'
import { downloader } from '@/platform/download'
import { tokenItem } from '@/stores/session'

/** The server has answered. Without an answer, browsers throw a `TypeError` or an `AbortError`, and WeChat an object. */
const hasStatus = (error: unknown) =>
  error instanceof Error && !(error instanceof TypeError) && error.name !== 'AbortError'

/**
 * Fetches the picture to this device, because its address on the server contains the token and must not be handed on.
 */
async function loadPicture(kindId: number): Promise<string> {
  const token = tokenItem.get()
  const picture = await downloader
    .picture(certificateUrl(kindId))
    .catch((error: unknown) => Promise.reject(hasStatus(error) ? new ApiError('status') : toNetworkError(error)))
  if (typeof picture === 'string') return picture
  handleResponse({ statusCode: 200, data: picture.answer }, token, 'a certificate')
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
