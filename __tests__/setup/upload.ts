import Taro from '@tarojs/taro'

type Answer = Taro.uploadFile.SuccessCallbackResult

/** Stands in for the platform's upload: records what is sent; progress and end are the test's. */
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
      // The mini-program's promise has no listener of this name.
      headersReceive: idle,
      onHeadersReceived: (tell: typeof tellHeaders) => void (tellHeaders = tell),
      offHeadersReceived: idle,
    })
  })
  return {
    sent,
    abort,
    /** Response headers, as this end hands them over. */
    headers: (header: unknown): void => tellHeaders({ header: header as object }),
    report: (progress: number): void => listener({ progress, totalBytesExpectedToSend: 100, totalBytesSent: progress }),
    /** Ends the last one with this body. */
    end: (data: string, statusCode = 200): void => resolve({ statusCode, data, errMsg: 'uploadFile:ok' }),
    /** Ends one of several by its place in `sent`. */
    endOf: (index: number, data: string): void => ends[index]?.({ statusCode: 200, data, errMsg: 'uploadFile:ok' }),
    fail: (errMsg = 'uploadFile:fail'): void => reject({ errMsg }),
  }
}
