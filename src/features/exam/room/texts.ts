/** Questions that the server does not show have no numbers. */
const named = (numbers: readonly number[], count: number) =>
  numbers.length > 0 ? `第 ${numbers.join('、')} 题` : `有 ${count} 题`

export const texts = {
  failed: '考试没有加载出来',
  unknown: { title: '暂时看不了这次考试', hint: '请更新到最新版本后再试' },
  empty: { title: '未获取到试题', hint: '请返回后再试，或交卷结束这次考试', cancel: '暂不交卷' },
  elsewhere: '这次考试正在另一个标签页作答，这里只能查看。关闭那一页，就可以在这里继续',
  /** Nothing on this device knows the attempt. The server only says that this account has no such record. */
  notMine: { title: '此记录属于另一个账号', hint: '用那个账号登录后可以看；也可能已被删除' },
  gone: { title: '这次考试已被删除', hint: '没有上传的答案不再保留', back: '返回试卷' },
  deleted: (count: number) => `有 ${count} 道题已被网校删除`,
  refused: (numbers: readonly number[]) => `第 ${numbers.join('、')} 题没有保存`,
  pictures: {
    left: (count: number) => `有 ${count} 张图片没有传完，请重新添加`,
    leftIn: (numbers: readonly number[]) => `第 ${numbers.join('、')} 题有图片没有传完`,
    failedIn: (numbers: readonly number[]) => `第 ${numbers.join('、')} 题有图片没有上传成功`,
    known: '知道了',
  },
  fromOther: '另一台设备的答案',
  otherDevice: (numbers: readonly number[]) => `另一台设备改了第 ${numbers.join('、')} 题的答案`,
  timeUp: { asking: '考试时间到，正在交卷', unreachable: '考试时间到，连上网络后会交卷，请不要关闭这一页' },
  leave: {
    title: '正在考试中，是否确认返回？',
    text: '考试会继续计时，已作答的内容会保留',
    withoutPictures: '考试会继续计时，没有传完的图片要重新添加',
    whole: (text: string) => `${text}，确认返回吗？`,
    yes: '确认返回',
    no: '继续答题',
  },
  left: '剩余时间',
  noDeadline: '时间以交卷为准',
  /** After an absence it may be less than the warning's own. */
  minutesLeft: (sec: number) => `还有 ${Math.ceil(sec / 60)} 分钟`,
  progress: (done: number, all: number) => `已答 ${done}/${all}`,
  pass: (pass: number, full: number) => `及格分：${pass}分/${full}分`,
  mark: { off: '稍后再看', on: '已标记' },
  handIn: {
    button: '交卷',
    title: '要交卷了',
    ask: (open: number, refused: number) =>
      [open > 0 && `还有${open}道题未做`, refused > 0 && `${refused}道题没有保存`, '确认要交卷吗？']
        .filter(Boolean)
        .join('，'),
    left: { title: '这几题没有上传成功', again: '再试', without: '不带这几题交卷' },
    marked: (count: number) => `${count}道题标记了稍后再看`,
    refusedFor: (numbers: readonly number[], count: number, reason: string) => `${named(numbers, count)}：${reason}`,
    jump: (number: number) => `去做第 ${number} 题`,
    yes: '确认交卷',
    no: '继续答题',
    emptying: (count: number) => `正在上传答案，还有 ${count} 题`,
    pictures: {
      sending: '图片上传中，传完就可以交卷',
      failed: (numbers: readonly number[]) => `第 ${numbers.join('、')} 题有图片没有上传成功，交卷后不会保留`,
    },
    sending: '正在交卷',
    retrying: '交卷还没有成功，正在重试。不要关闭页面，答案都在',
    result: (score: number) => `考试结束，得分：${score}`,
    ranOut: '考试已结束，已自动交卷',
    done: '这次考试已经交卷',
    lost: (reasons: readonly string[]) => `考试已结束，${reasons.join('；')}，不计分`,
    late: (numbers: readonly number[], count: number) => `${named(numbers, count)}没有赶上`,
    latePictures: (numbers: readonly number[], count: number) =>
      `${numbers.length > 0 ? `第 ${numbers.join('、')} 题` : ''}有 ${count} 张图片没有传完`,
    notSent: (numbers: readonly number[], count: number, reason: string) =>
      `${named(numbers, count)}没有保存（${reason}）`,
  },
  waiting: {
    title: '等待阅卷',
    hint: '老师阅卷后可以看到成绩，下拉可以刷新',
    refresh: '刷新',
    still: '老师还在阅卷',
    failed: '没有读到最新结果，请检查网络后再试',
  },
  unclear: { title: '还不知道是否交上', hint: '作答都还在，请刷新看看' },
  handedIn: { hint: '暂时读不到试卷，请稍后刷新', refused: '服务器还没有给出试卷' },
  review: {
    score: '考试得分',
    points: (score: number, full: number) => `${score}/${full} 分`,
    passed: '及格',
    failed: '不及格',
    used: (minutes: number, seconds: number) => `用时 ${minutes} 分 ${seconds} 秒`,
    byType: (right: number, count: number, won: number, score: number) =>
      `对 ${right}/${count} 题，得 ${won}/${score} 分`,
    unmarked: (won: number, score: number) => `不批改，得 ${won}/${score} 分`,
    practise: '练这些错题',
    again: '再考一次',
    onlyMissed: '只看错题',
    all: '看全部',
    noneMissed: '没有错题',
    noQuestions: '没有可以查看的试题',
  },
} as const
