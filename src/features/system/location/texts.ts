export const texts = {
  map: '地图',
  pickHint: '在地图上选一个地点',
  use: '就选这里',
  back: '返回',
  again: '重新选择',
  noMap: {
    title: '这里还不能选择位置',
    hint: '请返回手动填写地址',
  },
  notHere: { title: '这里不能选择位置', hint: '请返回手动填写地址' },
  notPicked: { title: '没有选到位置', hint: '请允许使用位置后再试，也可以返回手动填写地址' },
  noMapShown: '这里还看不了地图',
  openInMap: '在腾讯地图中查看',
  openMap: '打开地图',
  unnamed: '位置',
  coordinates: (latitude: number, longitude: number) => `纬度 ${latitude}，经度 ${longitude}`,
} as const
