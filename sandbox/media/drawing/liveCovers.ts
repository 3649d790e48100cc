import { cover, type Cover } from './cover'

/** Covers of live courses, by slug. */
export const liveCovers: Record<string, Cover> = {
  'live-llm-camp': cover('graph', 'plum', '大模型', '应用实战营'),
  'live-web-speed': cover('waves', 'teal', '快一倍', '前端性能直播课'),
  'live-open-study': cover('arches', 'sun', '学完它', '免费公开课'),
  'live-data-night': cover('dots', 'night', '数据夜校', '十二个真实问题'),
  'live-long-sentences': cover('letter', 'rose', '长难句', '考研英语冲刺', 'Aa'),
  'live-accounting': cover('heat', 'pine', '七天串讲', '初级会计实务'),
  'live-physics': cover('contour', 'sky', '电磁学', '一次讲清'),
  'live-regular-script': cover('practice', 'sage', '跟写三十天', '楷书入门', '永'),
  'live-red-chamber': cover('arches', 'rose', '红楼夜谈', '八个晚上八个人'),
  'live-phone-photo': cover('aperture', 'mist', '周末外拍', '手机摄影直播'),
  'live-speaking': cover('bubbles', 'peach', '开口', '让声音站稳', '说'),
}
