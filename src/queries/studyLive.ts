import { listStudyLive, type StudyLiveList } from '@/api/live'
import { pageSize } from '@/config/limits'

import { pagedQuery } from './paged'
import { studyQueries } from './study'

export const studyLiveQueries = {
  list: (name: StudyLiveList) =>
    pagedQuery(studyQueries.key('live', name), (...page) => listStudyLive(name, ...page), pageSize),
}
