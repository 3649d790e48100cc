/** Fills an empty database with the academy. */
import type { Db } from '../db/open'
import { COURSE, LIVE, TOPIC } from '../services/comments'
import { loadActivity, seedActivity } from './activity'
import { loadBooks, seedBooks } from './books'
import { loadCertificates, seedCertificates } from './certificates'
import { CommentRows } from './comments'
import { loadCourses, seedCourses } from './courses'
import { loadExams, seedExams } from './exams'
import { loadRedemption, seedRedemption } from './redemption'
import { giftsIn, sharedIn } from './gifts'
import { seedAnnouncements, seedHome } from './home'
import { loadLive, seedLive } from './live'
import { once } from './load'
import { loadMall, seedMall } from './mall'
import { seedMembers } from './members'
import { loadPaths, seedPaths } from './paths'
import { seedPlans } from './plans'
import { loadPromotions, seedPromotions } from './promotions'
import { loadReferral, seedReferral } from './referral'
import { Ids } from './rows'
import { loadSmallClasses, seedSmallClasses } from './smallClasses'
import { thingsIn } from './things'
import { loadTopics, seedTopics } from './topics'
import { loadWenda, seedWenda } from './wenda'

const readAcademy = () => ({
  ...loadCourses(),
  ...loadBooks(),
  ...loadTopics(),
  ...loadPaths(),
  ...loadLive(),
  ...loadSmallClasses(),
  ...loadWenda(),
  ...loadRedemption(),
  ...loadMall(),
  ...loadCertificates(),
  ...loadPromotions(),
  ...loadReferral(),
  exams: loadExams(),
  activity: loadActivity(),
})

/** The content of an academy; tests make smaller ones. Ids follow the order. */
export type Academy = ReturnType<typeof readAcademy>

/** The academy of the data files. */
export const loadAcademy = once(readAcademy)

export async function seedAcademy(db: Db, academy: Academy, now: number) {
  const { courses, topics, live } = academy
  await seedMembers(db, now)
  await seedPlans(db, now)
  await seedCourses(db, academy, now)
  const comments = new CommentRows(now)
  comments.addAll(COURSE, courses)
  comments.addAll(TOPIC, topics)
  comments.addAll(LIVE, live)
  await seedTopics(db, academy.topicCategories, topics, now)
  await seedPaths(db, academy.pathCategories, academy.paths, thingsIn(academy), now)
  await seedBooks(db, academy, comments, now)
  await comments.insert(db)
  await seedLive(db, academy.liveCategories, live, now)
  await seedSmallClasses(db, academy.smallClassCategories, academy.smallClasses, now)
  await seedWenda(db, academy.wendaCategories, academy.wenda, now)
  await seedExams(db, academy.exams, new Ids('course', courses), now)
  await seedHome(db, academy)
  await seedAnnouncements(db, now)
  await seedActivity(db, academy, now)
  await seedRedemption(db, academy.redemption, giftsIn(academy), now)
  await seedMall(db, academy.mall, giftsIn(academy), now)
  await seedCertificates(db, academy.certificates, new Ids('course', courses), now)
  await seedPromotions(db, academy, now)
  await seedReferral(db, academy.referral, sharedIn(academy), now)
}
