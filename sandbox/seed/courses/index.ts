import { career } from './career'
import { course, figure, h3, html, lessons, p, says, ul } from './build'
import { data } from './data'
import { design } from './design'
import { humanities } from './humanities'
import { language } from './language'
import { programming } from './programming'
import type { CourseSeed } from '../types'

export const categories: { name: string; children?: string[] }[] = [
  { name: '编程开发', children: ['前端开发', '后端与工程', '计算机基础'] },
  { name: '数据与 AI', children: ['数据分析', '人工智能'] },
  { name: '设计创作', children: ['视觉设计', '摄影影像'] },
  { name: '语言学习', children: ['英语', '日语'] },
  { name: '人文艺术' },
  { name: '职场成长', children: ['财会考证', '效率与表达', '心理与决策'] },
]

/** The one course outside every category. */
const welcome = course({
  slug: 'welcome',
  title: '怎样在知途学习：给新同学的五分钟',
  priceYuan: 0,
  isFree: true,
  shortDescription: '选课、试看、倍速、续播、提问。五节课熟悉这所学校。',
  userCount: 21480,
  daysAgo: 640,
  descriptionHtml: html(
    p('欢迎来到知途。这里的课都不长，<strong>每一节都值得看完</strong>。'),
    figure('welcome', '一层层拱门，最里面是一扇红门'),
    h3('先知道这几件事'),
    ul(
      '带<strong>试看</strong>标记的课时，登录后可以先看一段',
      '学习进度会自动保存，换一台手机也能接着看',
      '标着<strong>会员免费</strong>的课程，开通会员后都能学',
      '有问题写在评论里，老师和同学都看得到',
    ),
  ),
  lessons: lessons('mp4', '先逛一逛', '试看与购买', '倍速、清晰度与续播', '写一条好提问', '把一门课学完'),
  comments: [
    says(11, 90, '第一天来报到，界面很清爽。', says(6, 89, '欢迎，先去听宋画那门，免费的。')),
    says(32, 600, '学习进度真的能接着看，昨天在公司看一半，回家接着看完了。'),
  ],
})

export const courses: CourseSeed[] = [
  ...programming,
  ...data,
  ...design,
  ...language,
  ...humanities,
  ...career,
  welcome,
]
