import Taro from '@tarojs/taro'

/** Content of a file of the mini-program. */
export const readBytes = (filePath: string): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const success = ({ data }: { data: string | ArrayBuffer }) =>
      typeof data === 'string' ? reject(new Error('no bytes')) : resolve(data)
    Taro.getFileSystemManager().readFile({ filePath, success, fail: reject })
  })
