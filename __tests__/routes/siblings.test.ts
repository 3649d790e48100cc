import { routeNames } from '@/routes/registry'
import { siblingListOf } from '@/routes/siblings'

test('what is gone has siblings: the list of things like it', () => {
  expect(
    Object.fromEntries(routeNames.flatMap((name) => (siblingListOf(name) ? [[name, siblingListOf(name)]] : []))),
  ).toEqual({
    courseShow: 'vodIndex',
    courseVideo: 'vodIndex',
    articleShow: 'articleIndex',
    learningPathShow: 'learningPathIndex',
    bookShow: 'bookIndex',
    bookRead: 'bookIndex',
    liveShow: 'liveIndex',
    liveVideo: 'liveIndex',
    smallClassShow: 'smallClassIndex',
    qaShow: 'qaIndex',
    qaReply: 'qaIndex',
    qaEdit: 'qaIndex',
    qaCreate: 'qaIndex',
    qaAnswerComments: 'qaIndex',
    qaAnswerCommentReply: 'qaIndex',
    qaMine: 'qaIndex',
    examPaperShow: 'examPaperIndex',
    examMockShow: 'examMockIndex',
    examPracticeShow: 'examPracticeIndex',
    credit1Goods: 'credit1',
  })
})
