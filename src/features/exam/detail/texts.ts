export const texts = {
  goOn: '继续考试',
  daily: '每日20题',
  start: {
    button: '立即考试',
    title: '现在就开始吗？',
    /** @param minutes 0 = what the server makes of it is not known */
    text: (minutes: number, attemptsLeft: number | null) =>
      [
        ...(minutes > 0 ? [`限时 ${minutes} 分钟，开始后计时不会停`] : []),
        ...(attemptsLeft === null ? [] : [`还可以考 ${attemptsLeft} 次`]),
      ].join('，'),
    yes: '开始考试',
    no: '再看看',
  },
} as const
