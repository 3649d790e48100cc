import { blank, essay, judge, multiple, type QuestionSeed, single } from '../build'

export const english: QuestionSeed[] = [
  single(
    'The report, along with two letters, ____ on your desk.',
    ['is', 'are', 'were', 'have been'],
    0,
    '主语是 report，along with 不影响单复数。',
  ),
  single('“I look forward to ____ from you.” 横线处应填？', ['hear', 'hearing', 'heard', 'be heard'], 1),
  single(
    '邮件里想委婉地催对方回复，哪一句最合适？',
    ['Reply now.', 'Why are you so slow?', 'Could you let me know by Friday?', 'I am waiting.'],
    2,
  ),
  single('下面哪个词和 “postpone” 意思最接近？', ['cancel', 'delay', 'prepare', 'repeat'], 1),
  single(
    '“Hardly ____ the station when the train left.” 应填？',
    ['I had reached', 'had I reached', 'I reached', 'did I reach'],
    1,
    'hardly 放在句首，后面要倒装。',
  ),
  single('“It is no use ____ over spilt milk.” 应填？', ['to cry', 'cry', 'crying', 'cried'], 2),
  multiple(
    '下面哪些词后面接动名词（-ing）？',
    ['enjoy', 'avoid', 'decide', 'suggest'],
    [0, 1, 3],
    'decide 后面接 to do。',
  ),
  multiple(
    '写商务邮件，哪些开头是得体的？',
    ['Dear Ms. Chen,', 'Hi team,', 'Yo,', 'Dear Sir or Madam,'],
    [0, 1, 3],
  ),
  judge('“advice” 是可数名词，可以说 “an advice”。', false, '要说 a piece of advice。'),
  judge('“used to do” 表示过去常做、现在不做的事。', true),
  blank('补全句子：She is good ____ mathematics.（填介词）', 'at'),
  blank('“child” 的复数是 ____。', 'children'),
  essay(
    'Write an email of about 80 words to a client: the delivery will be three days late. ' +
      'Say sorry, give the reason, and offer a next step.',
  ),
]
