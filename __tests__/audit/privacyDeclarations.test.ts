import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

/** What WeChat wants declared, in its words, for what it guards: functions of `wx` and open types of buttons. */
const declarations: Record<string, string[]> = {
  手机号: ['getPhoneNumber', 'getRealtimePhoneNumber'],
  '昵称、头像': ['chooseAvatar', 'getUserProfile', 'getUserInfo'],
  位置信息: ['getLocation', 'getFuzzyLocation', 'startLocationUpdate', 'startLocationUpdateBackground'],
  '选择的位置信息（只在 `--choose-location on` 时）': ['chooseLocation', 'choosePoi'],
  地址: ['chooseAddress'],
  发票信息: ['chooseInvoice', 'chooseInvoiceTitle'],
  选中的照片或视频信息: ['chooseMedia', 'chooseImage', 'chooseVideo'],
  选中的文件: ['chooseMessageFile'],
  '相册（仅写入）': ['saveImageToPhotosAlbum', 'saveVideoToPhotosAlbum'],
  摄像头: ['createCameraContext', 'createVKSession'],
  麦克风: ['startRecord', 'getRecorderManager', 'joinVoIPChat'],
  剪切板: ['setClipboardData', 'getClipboardData'],
  蓝牙: ['openBluetoothAdapter', 'createBLEPeripheralServer'],
  '通讯录（仅写入）': ['addPhoneContact'],
  '日历（仅写入）': ['addPhoneCalendar', 'addPhoneRepeatCalendar'],
  微信运动步数: ['getWeRunData'],
  加速传感器: ['startAccelerometer', 'onAccelerometerChange'],
}

const sources = fs
  .readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.h5.'))
  .map((file) => fs.readFileSync(path.join(root, 'src', file), 'utf8'))
  .join('\n')

const isUsed = (name: string) => new RegExp(`\\bTaro\\.${name}\\(|openType=['"]${name}['"]`).test(sources)

test('DEPLOY.md has operators declare to WeChat what the mini-program uses, and nothing else', () => {
  const [, section = ''] =
    /### 用户隐私保护指引\n([\s\S]*?)\n## /.exec(fs.readFileSync(path.join(root, 'docs/DEPLOY.md'), 'utf8')) ?? []
  const declared = [...section.matchAll(/^\| ([^|]+?) \|/gm)].map(([, word]) => word)
  const used = Object.entries(declarations).flatMap(([word, names]) => (names.some(isUsed) ? [word] : []))
  expect(used.length).toBeGreaterThan(3)
  // The head of the table, its rule, and what only `REPORT_URL` and `STATS_URL` bring.
  const others = ['勾选的信息', '---', '操作日志（只在设了 `--report-url` 或 `--stats-url` 时）']
  expect(declared.filter((word) => word === undefined || !others.includes(word)).sort()).toEqual(used.sort())
})
