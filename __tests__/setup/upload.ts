import Taro from '@tarojs/taro'

type Answer = Taro.uploadFile.SuccessCallbackResult

/** Stands in for the platform's upload: keeps what is sent, and goes on and ends as the test says. */
export function fakeUpload() {
  const sent: Taro.uploadFile.Option[] = []
  const ends: ((answer: Answer) => void)[] = []
  const abort = jest.fn()
  let tellHeaders: (received: { header: object }) => void = () => undefined
  let listener: Taro.UploadTask.OnProgressUpdateCallback = () => undefined
  let resolve: (answer: Answer) => void = () => undefined
  let reject: (reason: { errMsg: string }) => void = () => undefined

  jest.spyOn(Taro, 'uploadFile').mockImplementation((option) => {
    sent.push(option)
    const promise = new Promise<Answer>((onAnswer, onFailure) => {
      resolve = onAnswer
      ends.push(onAnswer)
      reject = onFailure
    })
    const listen = (next: Taro.UploadTask.OnProgressUpdateCallback) => void (listener = next)
    const idle = () => undefined
    return Object.assign(promise, {
      abort,
      progress: listen,
      onProgressUpdate: listen,
      offProgressUpdate: idle,
      headersReceive: (tell: typeof tellHeaders) => void (tellHeaders = tell),
      onHeadersReceived: idle,
      offHeadersReceived: idle,
    })
  })
  return {
    sent,
    abort,
    /** Headers of the answer, as this end hands them over. */
    headers: (header: unknown): void => tellHeaders({ header: header as object }),
    report: (progress: number): void => listener({ progress, totalBytesExpectedToSend: 100, totalBytesSent: progress }),
    /** The body as the server writes it; for the last one sent. */
    end: (data: string, statusCode = 200): void => resolve({ statusCode, data, errMsg: 'uploadFile:ok' }),
    /** As `end`, for one of several that are on their way, by its place in `sent`. */
    endOf: (index: number, data: string): void => ends[index]?.({ statusCode: 200, data, errMsg: 'uploadFile:ok' }),
    fail: (errMsg = 'uploadFile:fail'): void => reject({ errMsg }),
  }
}
