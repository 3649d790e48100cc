import { ApiError } from '@/http/apiError'
import { connection } from '@/platform/connection'

/**
 * An answer that the learner waits for. Without a network a query waits until there is one; this fails at once, also
 * when the network goes while it runs.
 * @throws ApiError 'offline'
 */
export function whileOnline<T>(read: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new ApiError('offline'))
    if (!connection.isOnline()) return fail()
    const stop = connection.watchOnline((isOnline) => isOnline || fail())
    void read().then(resolve, reject).finally(stop)
  })
}
