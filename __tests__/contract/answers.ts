import { listAnnouncements } from '@/api/announcements'
import * as app from '@/api/app'
import * as article from '@/api/article'
import * as attempt from '@/api/attempt'
import * as auth from '@/api/auth'
import * as block from '@/api/block'
import * as book from '@/api/book'
import * as captcha from '@/api/captcha'
import * as comment from '@/api/comment'
import * as course from '@/api/course'
import * as credit from '@/api/credit'
import * as exam from '@/api/exam'
import * as redemption from '@/api/redemption'
import * as certificate from '@/api/certificate'
import * as pointsMall from '@/api/pointsMall'
import * as faceCheck from '@/api/faceCheck'
import * as favorite from '@/api/favorite'
import * as flashSale from '@/api/flashSale'
import * as groupBuy from '@/api/groupBuy'
import * as questionBookIds from '@/api/questionBookIds'
import * as history from '@/api/history'
import * as inviteCode from '@/api/inviteCode'
import * as learningPath from '@/api/learningPath'
import * as live from '@/api/live'
import * as liveRoom from '@/api/liveRoom'
import * as member from '@/api/member'
import * as message from '@/api/message'
import * as mockPaper from '@/api/mockPaper'
import * as order from '@/api/order'
import * as paper from '@/api/paper'
import * as plan from '@/api/plan'
import * as poster from '@/api/poster'
import * as practice from '@/api/practice'
import * as practising from '@/api/practising'
import * as profile from '@/api/profile'
import * as promo from '@/api/promo'
import * as qa from '@/api/qa'
import * as questionBook from '@/api/questionBook'
import * as recommendedApp from '@/api/recommendedApp'
import * as referral from '@/api/referral'
import * as referralAccount from '@/api/referralAccount'
import * as search from '@/api/search'
import * as share from '@/api/share'
import * as shellPayment from '@/api/shellPayment'
import * as signIn from '@/api/signIn'
import * as smallClass from '@/api/smallClass'
import * as snapshot from '@/api/snapshot'
import * as study from '@/api/study'
import { live as liveKind } from '@/goods/kinds/live'

/** Everything that the app reads, as it asks for it. */
export type Asked = Record<string, () => Promise<unknown>>

const smsCode = '112233'
/** As the sandbox's imitated store seals it. */
export const appleReceipt = btoa(JSON.stringify({ product_id: 'zhitu.coins.6', transaction_id: 'damaged' }))
const all = { categoryId: 0, childId: 0 }
const chapter = { kind: 'chapter', practiceId: 1, chapterId: 1 } as const
const newest = { categoryId: 0, scene: 'default' } as const

/** Things of the seeded academy and of the member who asks. */
export interface Known {
  courseId: number
  /** Bought, with attachments. */
  ownedCourseId: number
  attachmentId: number
  lessonId: number
  planId: number
  orderNo: string
  unpaidOrderNo: string
  wechatAppOrderNo: string
  alipayAppOrderNo: string
  appleOrderNo: string
  openid: string
  commentId: string
  check: faceCheck.FaceCheck
}

/** By `module.function`, then whatever tells two uses of one apart. */
export const answersOf = (known: Known): Asked => ({
  'app.getVersion': () => app.getVersion(),
  'app.getConfig': () => app.getConfig(),
  'app.getExtraConfig': () => app.getExtraConfig(),
  'app.getLatestAnnouncement': () => app.getLatestAnnouncement(),
  'app.getAnnouncement': () => app.getAnnouncement(1),
  'announcements.listAnnouncements': () => listAnnouncements(1, 10),
  'practising.getQuestionSet chapter': () => practising.getQuestionSet(chapter),
  'practising.getQuestionSet book': () => practising.getQuestionSet({ kind: 'wrongBook', type: 0, ...all }),
  'practising.getPractisedQuestion': async () => {
    const { ids } = await practising.getQuestionSet({ kind: 'collection', type: 0, ...all })
    return practising.getPractisedQuestion({ kind: 'collection', type: 0, ...all }, ids[0] ?? 0)
  },
  'questionBookIds.listBookIds': () => questionBookIds.listBookIds('wrongBook'),
  'questionBook.getBookSummary': () => questionBook.getBookSummary('wrongBook', 0),
  'questionBook.listFavoriteQuestions': () => questionBook.listFavoriteQuestions([9, 10]),
  'recommendedApp.listRecommendedApps': () => recommendedApp.listRecommendedApps(),
  'article.listArticles': () => article.listArticles(newest, 1, 10),
  'article.getArticle': () => article.getArticle(1),
  'article.toggleArticleLike': () => article.toggleArticleLike(1),
  'article.listStudyArticles learned': () => article.listStudyArticles('learned', 1, 10),
  'article.listStudyArticles owned': () => article.listStudyArticles('owned', 1, 10),
  'article.listStudyArticles liked': () => article.listStudyArticles('favorite', 1, 10),
  'attempt.getAttempt paper': () => attempt.getAttempt({ kind: 'paper', examId: 15, recordId: 6 }),
  'attempt.getAttempt mockPaper': () => attempt.getAttempt({ kind: 'mockPaper', examId: 1, recordId: 8 }),
  'captcha.getImageCaptcha': () => captcha.getImageCaptcha(),
  'auth.loginByPassword': () => auth.loginByPassword('13800000001', 'zhitu123', undefined),
  // WeChat takes a code once.
  'auth.createMiniSession': () => auth.createMiniSession(`wx-code-${Math.random()}`),
  'block.listHomeBlocks': () => block.listHomeBlocks(),
  'book.listBooks': () => book.listBooks(newest, 1, 10),
  'book.getBook': () => book.getBook(1),
  'book.getBookReading': () => book.getBookReading(1),
  'book.listStudyBooks learned': () => book.listStudyBooks('learned', 1, 10),
  'book.listStudyBooks owned': () => book.listStudyBooks('owned', 1, 10),
  'book.listStudyBooks liked': () => book.listStudyBooks('favorite', 1, 10),
  'comment.listComments': () => comment.listComments({ kind: 'course', id: known.courseId }, false),
  'comment.listComments topic': () => comment.listComments({ kind: 'topic', id: 1 }, false),
  'comment.listComments live': () => comment.listComments(liveKind.comments(1), false),
  'comment.listReplies': () => comment.listReplies({ kind: 'topic', id: 1 }, known.commentId),
  'course.getCourse': () => course.getCourse(known.ownedCourseId),
  'course.listCourses': () => course.listCourses({ categoryId: 0, scene: '' }, 1, 10),
  'course.listCourseCategories': () => course.listCourseCategories(),
  'course.toggleCourseFavorite': () => course.toggleCourseFavorite(known.courseId),
  'course.getLesson': () => course.getLesson(known.lessonId),
  'course.listPlaySources': () => course.listPlaySources(known.lessonId, false),
  'course.createAttachmentUrl': () => course.createAttachmentUrl(known.ownedCourseId, known.attachmentId),
  'credit.listPointRecords': () => credit.listPointRecords(1, 10),
  'credit.listBalanceRecords': () => credit.listBalanceRecords(1, 10),
  'exam.getExamStats': () => exam.getExamStats(),
  'exam.listExams paper': () => exam.listExams('paper', all, 1, 10),
  'exam.listExams mockPaper': () => exam.listExams('mockPaper', all, 1, 10),
  'exam.listExams practice': () => exam.listExams('practice', all, 1, 10),
  'exam.listMyExams paper': () => exam.listMyExams('paper', 1, 10),
  'exam.listMyExams mockPaper': () => exam.listMyExams('mockPaper', 1, 10),
  'exam.listMyExams practice': () => exam.listMyExams('practice', 1, 10),
  'faceCheck.createFaceCheck': () => faceCheck.createFaceCheck('PC'),
  'faceCheck.getFaceResult': () => faceCheck.getFaceResult(known.check),
  'favorite.getFavorite': () => favorite.getFavorite({ type: 'book', id: 1 }),
  'history.listSeen': () => history.listSeen(),
  'learningPath.listLearningPaths': () => learningPath.listLearningPaths(0, 1, 10),
  'learningPath.listLearningPathCategories': () => learningPath.listLearningPathCategories(),
  'learningPath.getLearningPath': () => learningPath.getLearningPath(1),
  'learningPath.listStudyLearningPaths': () => learningPath.listStudyLearningPaths(1, 10),
  'live.listLiveCourses': () => live.listLiveCourses(0, 1, 10),
  'live.getLiveCourse': () => live.getLiveCourse(1),
  'live.listStudyLive learned': () => live.listStudyLive('learned', 1, 10),
  'live.listStudyLive owned': () => live.listStudyLive('owned', 1, 10),
  'live.listStudyLive liked': () => live.listStudyLive('favorite', 1, 10),
  'liveRoom.getLiveRoom': () => liveRoom.getLiveRoom(67, false),
  'liveRoom.getLiveRoom over': () => liveRoom.getLiveRoom(66, false),
  'liveRoom.listChatMessages': () => liveRoom.listChatMessages({ courseId: 13, lessonId: 67 }, 1, 10, false),
  'liveRoom.listCourseware': () => liveRoom.listCourseware({ courseId: 13, lessonId: 67 }),
  'member.getMember': () => member.getMember(),
  'message.countUnread': () => message.countUnread(),
  'message.listMessages': () => message.listMessages(1, 10),
  'mockPaper.getMockPaper': () => mockPaper.getMockPaper(1),
  'order.createCourseOrder': () => order.createCourseOrder(known.courseId, null),
  'order.listPayments': () => order.listPayments('h5'),
  'order.getOrderStatus': () => order.getOrderStatus(known.orderNo),
  'order.listOrders': () => order.listOrders(1, 10),
  'order.getTransferText': () => order.getTransferText(known.orderNo),
  'order.createMiniPayment': () => order.createMiniPayment(known.unpaidOrderNo, known.openid),
  'shellPayment.createWechatAppPayment': () => shellPayment.createWechatAppPayment(known.wechatAppOrderNo),
  'shellPayment.createAlipayAppPayment': () => shellPayment.createAlipayAppPayment(known.alipayAppOrderNo),
  'shellPayment.listAppleProducts': () => shellPayment.listAppleProducts(),
  'shellPayment.createAppleOrder': () => shellPayment.createAppleOrder('zhitu.coins.6'),
  'shellPayment.verifyApplePurchase': () => shellPayment.verifyApplePurchase(known.appleOrderNo, appleReceipt),
  'paper.getPaper': () => paper.getPaper(1),
  'plan.listPlans': () => plan.listPlans(),
  'plan.getPlan': () => plan.getPlan(known.planId),
  'practice.getPractice': () => practice.getPractice(1),
  'profile.proveMobile': () => profile.proveMobile({ mobile: '13800000001', smsCode }),
  'inviteCode.getInviteCode': () => inviteCode.getInviteCode(),
  'promo.checkPromoCode': () => promo.checkPromoCode('ZT2026'),
  'poster.listPosters': () => poster.listPosters(),
  'search.search': () => search.search({ keywords: 'SQL', type: '' }, 1, 10),
  'share.getShareSdk': () => share.getShareSdk('https://academy.example/'),
  'qa.createQuestion': () => qa.createQuestion({ title: '问', categoryId: 1, text: '问', images: [] }, 0),
  'qa.listQuestions': () => qa.listQuestions({ scene: 'default', categoryId: 0, keywords: '' }, 1, 10),
  'qa.getQuestion': () => qa.getQuestion(1),
  'qa.listQuestionCategories': () => qa.listQuestionCategories(),
  'qa.getRewardRule': () => qa.getRewardRule(),
  'qa.getQuestionForm': () => qa.getQuestionForm(2),
  'qa.listAnswerComments': () => qa.listAnswerComments(1, 1, 10),
  'qa.listMyQuestions': () => qa.listMyQuestions(1, 10),
  'qa.listMyAnswers': () => qa.listMyAnswers(1, 10),
  'qa.toggleVote': () => qa.toggleVote('answer', 1, true),
  'signIn.getSignInState': () => signIn.getSignInState(),
  'signIn.listSignedDays': () => signIn.listSignedDays('2024-05'),
  'groupBuy.listGroupBuys': () => groupBuy.listGroupBuys(1, 10),
  'groupBuy.getGroupBuy': () => groupBuy.getGroupBuy(1),
  'groupBuy.findGroupBuy': () => groupBuy.findGroupBuy('course', 1),
  'groupBuy.getGroup': () => groupBuy.getGroup(1, 1),
  'groupBuy.listGroupBuyOrders': () => groupBuy.listGroupBuyOrders(1, 10),
  'flashSale.listFlashSales': () => flashSale.listFlashSales(1, 10),
  'flashSale.getFlashSale': () => flashSale.getFlashSale(1),
  'flashSale.findFlashSale': () => flashSale.findFlashSale('course', 1),
  'flashSale.listFlashSaleOrders': () => flashSale.listFlashSaleOrders(1, 10),
  'referral.getReward': () => referral.getReward('vod', 3),
  'referralAccount.getReferralAccount': () => referralAccount.getReferralAccount(),
  'referralAccount.getReferralRules': () => referralAccount.getReferralRules(),
  'referralAccount.listReferralGoods': () => referralAccount.listReferralGoods(1, 10),
  'referralAccount.listReferralRecords': () => referralAccount.listReferralRecords(1, 10),
  'referralAccount.listInvitees': () => referralAccount.listInvitees(1, 10),
  'referralAccount.listWithdrawals': () => referralAccount.listWithdrawals(1, 10),
  'redemption.listRedemptionRecords': () => redemption.listRedemptionRecords(1, 10),
  'certificate.listCertificates': () => certificate.listCertificates(1, 10),
  'pointsMall.listMallGoods': () => pointsMall.listMallGoods(1, 10),
  'pointsMall.getMallGoods': () => pointsMall.getMallGoods(1),
  'pointsMall.getMallAddress': () => pointsMall.getMallAddress(),
  'pointsMall.listMallOrders': () => pointsMall.listMallOrders(1, 10),
  'smallClass.listSmallClasses': () => smallClass.listSmallClasses({ type: '', categoryId: 0, childId: 0 }, 1, 10),
  'smallClass.getSmallClass': () => smallClass.getSmallClass(1),
  'smallClass.listStudyClasses': () => smallClass.listStudyClasses(1, 10),
  'snapshot.getSnapshotRules': () => snapshot.getSnapshotRules(),
  'snapshot.countSnapshots': () => snapshot.countSnapshots({ type: 'vod', id: 1 }),
  'snapshot.listSnapshots': () => snapshot.listSnapshots({ type: 'vod', id: 1 }),
  'study.listStudyCourses learned': () => study.listStudyCourses('learned', 1, 10),
  'study.listStudyCourses owned': () => study.listStudyCourses('owned', 1, 10),
  'study.listStudyCourses liked': () => study.listStudyCourses('favorite', 1, 10),
})

/** Of what they send, only the refusal is read; or they share the reading of one above. */
export const unread = [
  'order.sellsLessons',
  'order.sellsTopUps',
  'liveRoom.createChatMessage',
  'liveRoom.signIn',
  'liveWatch.updateLiveWatch',
  'addonComment.createAddonComment',
  'addonComment.listAddonComments',
  'addonComment.listAddonReplies',
  'article.toggleArticleFavorite',
  'examAnswer.findExamId',
  'attempt.handInAttempt',
  'examAnswer.saveAnswer',
  'attempt.startAttempt',
  'attempt.uploadEssayPicture',
  'examAnswer.recordAnswer',
  'questionBook.removeMistake',
  'questionBook.toggleFavoriteQuestion',
  'appleLogin.canLoginByApple',
  'appleLogin.loginByApple',
  'auth.bindMobile',
  'auth.bindWithCode',
  'auth.canSendEmail',
  'auth.loginByCode',
  'auth.loginByMiniPhone',
  'auth.loginByMobile',
  'auth.loginByMiniProfile',
  'auth.registerWithSocialite',
  'auth.resetPassword',
  'auth.resetPasswordByEmail',
  'auth.sendEmailCode',
  'auth.sendSmsCode',
  'comment.createComment',
  'course.updateWatchPosition',
  'flashSale.createFlashSaleOrder',
  'groupBuy.createGroupBuyOrder',
  'flashSale.reserveFlashSale',
  'redemption.redeemCode',
  'pointsMall.exchangeMallGoods',
  'redemption.getCodeContents',
  'favorite.toggleFavorite',
  'history.createHistoryRecord',
  'inviteCode.createInviteCode',
  'member.agreeToAgreements',
  'message.markAllMessagesRead',
  'message.markMessageRead',
  'order.createAddonOrder',
  'order.createLessonOrder',
  'order.createPlanOrder',
  'order.createRechargeOrder',
  'order.payByBalance',
  'profile.bindFirstMobile',
  'profile.createDeletion',
  'profile.removeSocialite',
  'profile.updateAvatar',
  'profile.updateMobile',
  'profile.updateNickname',
  'profile.updatePassword',
  'qa.adoptAnswer',
  'qa.createAnswer',
  'qa.createAnswerComment',
  'qa.removeAnswer',
  'qa.removeQuestion',
  'qa.updateQuestion',
  'qa.uploadPicture',
  'referral.bindReferrer',
  'referralAccount.createWithdrawal',
  'session.revokeToken',
  'signIn.signInToday',
  'snapshot.createSnapshot',
  'snapshot.removeSnapshot',
]
