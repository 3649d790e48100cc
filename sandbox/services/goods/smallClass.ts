import { smallClasses, smallClassOwners } from '../../db/schema'
import { closedWords, findSmallClass, smallClassCoverPath } from '../smallClasses'
import { ownedIn } from './owned'
import { CONTENT_SALE, type Goods } from './types'

export const smallClassGoods: Goods = {
  order: 'k12',
  addon: 'XiaoBanKe',
  sale: CONTENT_SALE,
  async find(context, id) {
    const row = await findSmallClass(context, id)
    return { id, name: row.title, thumb: smallClassCoverPath(row), charge: row.charge, closed: closedWords(row) }
  },
  ...ownedIn(smallClassOwners, smallClasses),
}
