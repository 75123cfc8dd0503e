import { auditContract } from './audit.ts'
import { chatContract } from './chat.ts'
import { criterionTypeContract, itemGroupContract } from './classification.ts'
import { contentContract } from './content.ts'
import { conceptContract, curriculumContract } from './curriculum.ts'
import { examContract } from './exam.ts'
import { generationContract } from './generation.ts'
import { healthContract } from './health.ts'
import { itemContract } from './item.ts'
import { itemEditingContract } from './item-editing.ts'
import { itemFileContract } from './item-file.ts'
import { itemReportContract } from './item-report.ts'
import { itemTemplateContract } from './item-template.ts'
import { llmHistoryContract } from './llm-history.ts'
import { messageContract } from './message.ts'
import { announcementContract, notificationContract, pushContract } from './notification.ts'
import { ocrContract } from './ocr.ts'
import { offlinePackContract } from './offline-pack.ts'
import { peopleContract } from './people.ts'
import { progressContract } from './progress.ts'
import { promptContract } from './prompt.ts'
import { reviewContract } from './review.ts'
import { schoolContract } from './school.ts'
import { seoContract } from './seo.ts'
import { siteContract } from './site.ts'
import { statisticsContract } from './statistics.ts'
import { storageContract } from './storage.ts'
import { threadContract } from './thread.ts'
import { timeSpanContract } from './timespan.ts'
import { userContract } from './user.ts'

/** The whole API (specification section 7), from which both the page's client and the server's handlers are built. */
export const contract = {
  user: userContract,
  curriculum: curriculumContract,
  concept: conceptContract,
  content: contentContract,
  item: itemContract,
  itemEditing: itemEditingContract,
  itemTemplate: itemTemplateContract,
  itemFile: itemFileContract,
  itemReport: itemReportContract,
  generation: generationContract,
  criterionType: criterionTypeContract,
  itemGroup: itemGroupContract,
  thread: threadContract,
  exam: examContract,
  message: messageContract,
  chat: chatContract,
  ocr: ocrContract,
  offlinePack: offlinePackContract,
  prompt: promptContract,
  llmHistory: llmHistoryContract,
  progress: progressContract,
  review: reviewContract,
  school: schoolContract,
  people: peopleContract,
  timeSpan: timeSpanContract,
  push: pushContract,
  notification: notificationContract,
  announcement: announcementContract,
  audit: auditContract,
  seo: seoContract,
  statistics: statisticsContract,
  health: healthContract,
  storage: storageContract,
  site: siteContract,
}
