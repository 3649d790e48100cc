/** The home page and the announcements. */
import * as v from 'valibot'

import type { Db } from '../db/open'
import * as t from '../db/schema'
import type { Academy } from './index'
import { readTexts, readYaml } from './load'
import { htmlOf } from './markdown'
import { fieldsOf, insertAll, rowOf } from './rows'
import { promotedIn } from './promotions'
import { type Thing, thingOf, thingsIn } from './things'

const Block = v.strictObject({
  sign: v.string(),
  /** null = the operator saved it empty. */
  config: v.nullable(v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())])),
  shelf: v.optional(
    v.picklist(['recommended', 'free', 'live', 'books', 'paths', 'topics', 'flashSales', 'groupSales']),
  ),
})

const SHELF_LENGTH = 6

const titled = ({ id, name: title, thumb }: Thing) => ({ id, title, thumb })
const named = ({ id, name, thumb }: Thing) => ({ id, name, thumb })

/** Takes items evenly from the whole list, so that not all are of the first category. */
const spread = <T>(items: T[]) => {
  const step = Math.max(1, Math.floor(items.length / SHELF_LENGTH))
  return items.filter((_, index) => index % step === 0)
}

/** Copies that the page editor made. They never change, not even the stock. */
function flashItems(academy: Academy) {
  const things = promotedIn(academy)
  return academy.promotions.flashSales.flatMap(({ thing, yuan, num, taken, startsInDays, endsInDays }, index) => {
    if (startsInDays > 0 || endsInDays < 0) return []
    const { type, id, name, thumb, charge } = thingOf(things, thing, 'home')
    return {
      ...{ id: index + 1, goods_id: id, goods_type: type, goods_title: name, goods_thumb: thumb },
      ...{ charge: yuan, original_charge: charge, num, over_num: num - taken, is_over: false },
    }
  })
}

function groupItems(academy: Academy) {
  const things = promotedIn(academy)
  return academy.promotions.groupSales.flatMap(({ thing, yuan, people, startsInDays, endsInDays }, index) => {
    if (startsInDays > 0 || endsInDays < 0) return []
    const { type, id, name, thumb, charge } = thingOf(things, thing, 'home')
    return {
      ...{ id: index + 1, other_id: id, goods_type: type, goods_title: name, goods_thumb: thumb },
      ...{ charge: yuan, original_charge: charge, people_num: people, is_over: false },
    }
  })
}

/** The shelves' items as the editor stores them. */
function shelvesOf(academy: Academy) {
  const { course, live, book, topic, path } = thingsIn(academy)
  const shown = (things: Thing[]) => things.filter(({ isHidden }) => !isHidden).slice(0, SHELF_LENGTH)
  const courses = (flag: 'isRecommended' | 'isFree') =>
    shown(course.filter((_, index) => academy.courses[index]?.[flag]))
  return {
    recommended: courses('isRecommended').map(titled),
    free: courses('isFree').map(titled),
    live: shown(live).map(titled),
    // The editor leaves an empty row behind.
    books: [...shown(book).map(named), { id: null, name: null, thumb: null }],
    paths: shown(path).map(named),
    topics: shown(spread(topic)).map(titled),
    flashSales: flashItems(academy),
    groupSales: groupItems(academy),
  }
}

/** Puts ids in place of `{course/key}`. The address of an unknown course becomes null. */
function withIds(config: unknown, academy: Academy): unknown {
  const json = JSON.stringify(config).replace(/"([^"]*)\{course\/([\w-]+)\}"/g, (_, address: string, key: string) => {
    const index = academy.courses.findIndex((course) => course.key === key)
    return index < 0 ? 'null' : JSON.stringify(`${address}${index + 1}`)
  })
  return JSON.parse(json)
}

export async function seedHome(db: Db, academy: Academy) {
  const shelves = shelvesOf(academy)
  const blocks = readYaml('home.yaml', v.array(Block)).map(({ sign, config, shelf }, sort) => {
    const filled = shelf ? { ...config, items: shelves[shelf] } : withIds(config, academy)
    return { sign, sort, config: filled === null ? null : JSON.stringify(filled) }
  })
  await insertAll(db, t.blocks, blocks)
}

const Announcement = v.strictObject({
  ...fieldsOf(t.announcements, 'title', 'html', 'viewTimes'),
  daysAgo: v.number(),
})

export async function seedAnnouncements(db: Db, now: number) {
  const seeds = readTexts('announcements', Announcement, (text) => ({ html: htmlOf(text) }))
  const rows = seeds.map((seed, index) => rowOf(seed, index, now))
  await insertAll(db, t.announcements, rows)
}
