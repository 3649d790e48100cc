import { ol, quote, table } from '../courses/build'
import { article, book, chapters, prose, trial } from './build'

const writing = book({
  slug: 'write-short',
  name: '写短一点',
  category: '语言写作',
  priceYuan: 24,
  isVipFree: true,
  shortDescription: '删掉一半，意思更清楚。四条改稿的规矩。',
  descriptionHtml: prose('写完只是一半，删完才是写完。'),
  userCount: 2740,
  daysAgo: 18,
  articles: [
    trial('先删副词', '“非常重要”和“重要”，差的是力气，不是意思。', '把稿子里的“非常、十分、特别、真的”全部圈出来，删掉，读一遍。少了什么吗？'),
    article('一句只说一件事', '逗号用到第四个，就换成句号。', '读者的呼吸有限，别让他憋着气找主语。'),
    article('把名词还给动词', table('改前|改后', '进行一个讨论|讨论', '对方案做出了修改|改了方案', '实现了提升|提高了')),
    article('读出声来', '最后一遍用嘴读。舌头打结的地方，就是要改的地方。'),
  ],
})

const letters = book({
  slug: 'english-letters',
  name: '英语书信二十封',
  category: '语言写作',
  priceYuan: 33,
  shortDescription: '道谢、道歉、请假、求职：每封信一个场合，一套好用的句子。',
  descriptionHtml: prose('信写得好，不在词难，在分寸。'),
  userCount: 1675,
  daysAgo: 57,
  chapters: chapters(
    [
      '日常',
      trial('道谢', 'Thank you for the book. I finished it on the train, and I missed my stop.', '好的感谢里有一个细节：书看完了，还坐过了站。'),
      article('道歉', 'I am sorry I was late. It was my fault, and it will not happen again.', '不解释原因，先承认，再说以后。三句话就够。'),
    ],
    [
      '工作',
      article('请假', 'I would like to take Friday off. Mei will answer urgent mails.', '说清哪天，说清谁接手，不必说得可怜。'),
      article('求职', 'I have taught thirty beginners to swim. I would like to teach yours.', '第一句就放最硬的事实。'),
    ],
  ),
})

const characters = book({
  slug: 'character-stories',
  name: '汉字的来路',
  category: '语言写作',
  priceYuan: 27,
  shortDescription: '日、月、山、水往下走，一百个字的身世。',
  descriptionHtml: prose('一个字就是一张很旧的照片。'),
  userCount: 2218,
  daysAgo: 83,
  articles: [
    trial('休', '人靠着树，就是休。造字的人大概刚走了很远的路。'),
    article('家', '屋檐下有一头猪。有猪就有饭，有饭就是家。'),
    article('信', '人说的话叫信。古人觉得，人说出来的话，本来就该是真的。'),
    article('尘', '繁体写作“塵”，鹿群跑过土地，扬起的就是尘。'),
  ],
})

const speaking = book({
  slug: 'toast-speech',
  name: '三分钟致辞',
  category: '语言写作',
  priceYuan: 16,
  shortDescription: '婚礼、毕业、退休，站起来说三分钟。',
  descriptionHtml: prose('短的致辞只做一件事：讲一个只有你知道的小故事。'),
  userCount: 932,
  daysAgo: 110,
  articles: [
    trial('一个故事就够', '别从“在这个美好的日子里”开始。从“大二那年冬天”开始。'),
    article('三段', ol('那时候：一个小故事', '后来：这个人一直是这样', '以后：一句祝愿，短')),
    article('举杯之前', '最后一句要短，短到大家能跟着举杯。', quote('祝你们一直有话说。')),
  ],
})

export const language = [writing, letters, characters, speaking]
