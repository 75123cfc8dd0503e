import { chatContract } from './chat.ts'
import { conceptContract, curriculumContract } from './curriculum.ts'
import { examContract } from './exam.ts'
import { itemContract } from './item.ts'
import { messageContract } from './message.ts'
import { announcementContract, notificationContract, pushContract } from './notification.ts'
import { offlinePackContract } from './offline-pack.ts'
import { progressContract } from './progress.ts'
import { reviewContract } from './review.ts'
import { schoolContract } from './school.ts'
import { seoContract } from './seo.ts'
import { siteContract } from './site.ts'
import { threadContract } from './thread.ts'
import { timeSpanContract } from './timespan.ts'
import { userContract } from './user.ts'

/** The whole API (specification section 7), from which both the page's client and the server's handlers are built. */
export const contract = {
  user: userContract,
  curriculum: curriculumContract,
  concept: conceptContract,
  item: itemContract,
  thread: threadContract,
  exam: examContract,
  message: messageContract,
  chat: chatContract,
  offlinePack: offlinePackContract,
  progress: progressContract,
  review: reviewContract,
  school: schoolContract,
  timeSpan: timeSpanContract,
  push: pushContract,
  notification: notificationContract,
  announcement: announcementContract,
  seo: seoContract,
  site: siteContract,
}
