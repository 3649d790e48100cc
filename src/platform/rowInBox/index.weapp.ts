import Taro from '@tarojs/taro'

import { isInSight, isWhole, type ShowRow } from './types'

/** WeChat's own method of a box that is `enhanced`, which Taro's types lack. */
interface BoxContext {
  scrollIntoView?(selector: string): void
}

/** When the rows are on the page: `scroll-into-view`, sent together with them, finds nothing. */
export const showRow: ShowRow = (boxId, rowId, formerId = rowId) =>
  Taro.nextTick(() => {
    const query = Taro.createSelectorQuery()
    for (const id of [boxId, rowId, formerId]) query.select(`#${id}`).boundingClientRect()
    query
      .select(`#${boxId}`)
      .node()
      .exec(([box, row, former, found]) => {
        if (!box || !row || isWhole(row, box)) return
        if (formerId !== rowId && former && !isInSight(former, box)) return
        const { node }: { node?: BoxContext } = found ?? {}
        node?.scrollIntoView?.(`#${rowId}`)
      })
  })
