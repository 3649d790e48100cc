/** The words of what can be sat or practised. */
export const texts = {
  goOn: '继续考试',
  daily: '每日20题',
  start: {
    button: '立即考试',
    title: '现在就开始吗？',
    text: (minutes: number, attemptsLeft: number | null) =>
      `限时 ${minutes} 分钟，开始后计时不会停${attemptsLeft === null ? '' : `，还可以考 ${attemptsLeft} 次`}`,
    yes: '开始考试',
    no: '再看看',
  },
} as const
