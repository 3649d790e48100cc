export const texts = {
  off: { title: '考试还没有开放', hint: '网校开通考试后，试卷和练习会出现在这里', action: '先去学一课' },
} as const
