import { h3, html, ol, p, quote, says, table, ul } from '../courses/build'
import type { TopicSeed } from '../types'
import { topic } from './build'

const category = '语言'

/** Languages. */
export const language: TopicSeed[] = [
  topic({
    slug: 'long-sentence',
    title: '读长难句，先找那一个动词',
    category,
    summary: '一句话只有一个真正的动词。找到它，前面是主语，后面是宾语，其余都是挂件。',
    viewTimes: 10110,
    voteCount: 745,
    daysAgo: 7,
    html: html(
      p('长句难，不是词难，是不知道从哪里下手。下手的地方永远是<strong>主句的动词</strong>。'),
      quote('The idea that what we measure shapes what we value <strong>has changed</strong> how schools report progress.'),
      ol('跳过 that、what、which 后面的一串', '剩下的动词就是它：has changed', '前面最靠近的名词是主语：The idea', '后面是宾语：how schools report progress'),
      table('挂件|怎么认|怎么读', '从句|that which who 开头|先放一边', '插入语|两个逗号之间|先放一边', '分词|-ing -ed 开头|问：谁在做'),
      p('主干读出来是“这个想法改变了学校汇报进步的方式”。再把挂件一件件挂回去。'),
    ),
    comments: [
      says(15, 26, '“挂件”这个说法一下就记住了，孩子也听得懂。'),
      says(32, 70, '按这个步骤拆了三篇，速度快了一倍。'),
    ],
  }),
  topic({
    slug: 'shadowing',
    title: '影子跟读：二十分钟怎么练',
    category,
    summary: '不是大声朗读。晚半秒，盖住字幕，录下来听自己。',
    viewTimes: 6870,
    voteCount: 502,
    daysAgo: 20,
    priceYuan: 4,
    isVipFree: true,
    freeHtml: html(
      p('跟着录音一起念，念完觉得很流利，关掉录音又不会了。因为你一直在<strong>被带着走</strong>。'),
      p('影子跟读要求晚半秒：录音说到第三个词，你刚说第一个。这半秒逼你真的在听，也真的在说。'),
      ol('选一段四十秒、听得懂八成的', '不看字，听三遍', '看字，标出连读和重音'),
    ),
    html: html(
      h3('二十分钟'),
      table('分钟|做什么|看字吗', '0–3|只听|不看', '3–8|一句一停地跟|看', '8–15|晚半秒跟，错了不停|不看', '15–18|录一遍自己的|不看', '18–20|对比，圈出三处|看'),
      p('每天只改圈出来的三处。一段练三天，换下一段。一个月十段，<strong>耳朵会先于嘴巴变好</strong>。'),
      ul('别选新闻，选对话', '别追求像，追求跟得上', '别一天练一小时，练十天每天二十分钟'),
    ),
    comments: [says(13, 80, '晚半秒真的难，第三天突然跟上了。')],
  }),
  topic({
    slug: 'kana-order',
    title: '五十音别按顺序背',
    category,
    summary: '按形状分组、用单词带字，三天认全平假名。',
    viewTimes: 5420,
    voteCount: 377,
    daysAgo: 38,
    html: html(
      p('按あいうえお背，结果是只能按顺序说出来，单独看到一个字要从头数。'),
      h3('按样子分组'),
      table('一组|差在哪', 'は ほ ま|横有几道，有没有圈', 'ぬ め|尾巴有没有绕回去', 'る ろ|底下有没有圈', 'わ ね れ|最后一笔往哪走'),
      p('每组配一个单词：はな（花）、ほし（星）、まど（窗）。<strong>认字靠对比，记字靠单词。</strong>'),
      quote('三天认全，三周写熟，别倒过来。'),
    ),
  }),
  topic({
    slug: 'email-first-line',
    title: '英文邮件的第一句怎么写',
    category,
    summary: '别从 How are you 写起。第一句就说你要什么，第二句说什么时候要。',
    viewTimes: 4390,
    voteCount: 298,
    daysAgo: 50,
    html: html(
      p('收件人一天看上百封，大多只看第一句。'),
      table('场合|第一句', '要东西|Could you send me the signed contract by Friday?', '通知变动|The review has moved to 3 p.m. on Tuesday.', '道歉|I sent you the wrong file this morning. The right one is attached.', '催|Following up on the quote I asked for last Monday.'),
      ul('一封信只办一件事', '日期写全，写明时区', '附件在第一段提到'),
    ),
    comments: [says(20, 300, '改成第一句直说以后，回信快了很多。')],
  }),
  topic({
    slug: 'tones-in-pairs',
    title: '普通话声调，两个两个练',
    category,
    summary: '单字都对，连起来就走样。把二十种两字组合各练五遍。',
    viewTimes: 2210,
    voteCount: 160,
    daysAgo: 88,
    html: html(
      p('声调出问题，不在单字，在<strong>两个字相遇的地方</strong>：第三声遇第三声，前一个要变；“一”和“不”看后面是谁。'),
      table('组合|例词', '一声＋三声|身体、开始', '三声＋三声|你好、水果（前一个读二声）', '四声＋四声|现在、再见（前一个不落到底）', '不＋四声|不对、不要（“不”读二声）'),
      ol('慢读，手在空中画调', '正常速度，不画', '放进一句话里读'),
    ),
  }),
]
