export const texts = {
  title: '今日复习',
  lead: '错题和收藏',
  /** Of one attempt. */
  missed: '这次的错题',
  due: (count: number) => (count === 0 ? '今天没有' : `${count} 道题`),
  failed: '复习题没有加载出来',
  how: '错题和收藏的题，会在快要忘记的时候再出现。安排只存在这台设备上。',
  off: '关闭',
  turnedOff: '已关闭今日复习',
  none: { title: '今天没有要复习的题', hint: '答错或收藏的题，会在快要忘记的时候出现在这里' },
  isOff: {
    title: '今日复习已关闭',
    hint: '开启后，错题和收藏的题会在快要忘记的时候再出现。安排只存在这台设备上。',
    action: '开启',
  },
  own: '记住了吗？',
  remembered: '记住了',
  forgotten: '没记住',
} as const
