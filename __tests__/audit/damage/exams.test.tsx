import { damageTests } from './damage'

const id = { params: { id: '1' } }

damageTests({
  examHome: {},
  examPaperIndex: {},
  examPaperShow: id,
  examPaperPlay: { params: { id: '1', record: '2' } },
  examMockIndex: {},
  examMockShow: id,
  examMockPlay: { params: { id: '1', record: '8' } },
  examPracticeIndex: {},
  examPracticeShow: id,
  examPracticePlay: { params: { id: '1', chapter: '1' } },
  examWrongBook: {},
  examWrongBookPlay: {},
  examReview: {},
  examCollection: {},
  examCollectionPlay: {},
  examUserPaper: {},
  examUserMock: {},
  examUserPractice: {},
})
