import { auditRoutes } from '../audit/audit.routes.ts'
import { chatRoutes } from '../chat/chat-models.routes.ts'
import { conceptContentRoutes } from '../content/concept-content.routes.ts'
import { conflictRoutes } from '../content/conflict.routes.ts'
import { outlineRoutes } from '../content/outline.routes.ts'
import { conceptRoutes, curriculumRoutes } from '../curriculum/curriculum.routes.ts'
import { examRoutes } from '../exam/exam.routes.ts'
import { generationRoutes } from '../generation/generation.routes.ts'
import { healthRoutes } from '../health/health.routes.ts'
import { criterionTypeRoutes, itemGroupRoutes } from '../item/classification.routes.ts'
import { itemRoutes } from '../item/item.routes.ts'
import { itemEditingRoutes } from '../item/item-editing.routes.ts'
import { itemFileRoutes } from '../item/item-file.routes.ts'
import { itemReportRoutes } from '../item/item-report.routes.ts'
import { itemTemplateRoutes } from '../item/item-template.routes.ts'
import { llmHistoryRoutes } from '../llm-history/llm-history.routes.ts'
import { messageRoutes } from '../message/message.routes.ts'
import { announcementRoutes } from '../notify/announcement.routes.ts'
import { notificationRoutes } from '../notify/notification.routes.ts'
import { offlinePackRoutes } from '../offline-pack/offline-pack.routes.ts'
import { peopleRoutes } from '../people/people.routes.ts'
import { progressRoutes } from '../progress/progress.routes.ts'
import { promptRoutes } from '../prompt/prompt.routes.ts'
import { pushRoutes } from '../push/push.routes.ts'
import { reviewRoutes } from '../review/review.routes.ts'
import { schoolRoutes } from '../school/school.routes.ts'
import { seoRoutes } from '../site/seo.routes.ts'
import { siteRoutes } from '../site/site.routes.ts'
import { statisticsRoutes } from '../statistics/statistics.routes.ts'
import { storageRoutes } from '../storage/storage.routes.ts'
import { threadRoutes } from '../thread/thread.routes.ts'
import { timeSpanRoutes } from '../timespan/timespan.routes.ts'
import { userRoutes } from '../user/user.routes.ts'

/** Every procedure of the contract except the streams, which have their own routes. */
export const router = {
  user: userRoutes,
  curriculum: curriculumRoutes,
  concept: conceptRoutes,
  content: { ...outlineRoutes, ...conceptContentRoutes, ...conflictRoutes },
  item: itemRoutes,
  itemEditing: itemEditingRoutes,
  itemTemplate: itemTemplateRoutes,
  itemFile: itemFileRoutes,
  itemReport: itemReportRoutes,
  generation: generationRoutes,
  criterionType: criterionTypeRoutes,
  itemGroup: itemGroupRoutes,
  thread: threadRoutes,
  exam: examRoutes,
  message: messageRoutes,
  chat: chatRoutes,
  offlinePack: offlinePackRoutes,
  prompt: promptRoutes,
  llmHistory: llmHistoryRoutes,
  progress: progressRoutes,
  review: reviewRoutes,
  school: schoolRoutes,
  people: peopleRoutes,
  timeSpan: timeSpanRoutes,
  push: pushRoutes,
  notification: notificationRoutes,
  announcement: announcementRoutes,
  audit: auditRoutes,
  seo: seoRoutes,
  statistics: statisticsRoutes,
  health: healthRoutes,
  storage: storageRoutes,
  site: siteRoutes,
}
