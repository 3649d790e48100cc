import { damageTests } from './damage'

const id = { params: { id: '1' } }

damageTests({
  home: {},
  study: {},
  search: { params: { keywords: 'SQL' } },
  vodIndex: {},
  courseShow: id,
  courseVideo: id,
  articleIndex: {},
  articleShow: id,
  learningPathIndex: {},
  learningPathShow: id,
  bookIndex: {},
  bookShow: id,
  bookRead: id,
  liveIndex: {},
  liveShow: id,
  smallClassIndex: {},
  smallClassShow: id,
  flashSales: {},
  groupBuys: {},
})
