import Taro from '@tarojs/taro'

const attempt = (run: () => void) => {
  try {
    run()
  } catch {
    // It is not there, or the phone is full.
  }
}

/** Path of a folder of the app's own, without what was in it. */
export function emptyFolder(name: string): string {
  const path = `${Taro.env.USER_DATA_PATH}/${name}`
  const files = Taro.getFileSystemManager()
  attempt(() => files.rmdirSync(path, true))
  attempt(() => files.mkdirSync(path))
  return path
}
