/** The decoration of the home page (docs/backend/home.md). */
import { asc } from 'drizzle-orm'
import * as v from 'valibot'

import { badParams, refuse } from '../core/envelope'
import { absoluteJson } from '../core/urls'
import type { RequestContext } from '../core/context'
import { blocks } from '../db/schema'
import { goodsOfBlock } from './goods'

const Block = v.object({ title: v.string(), items: v.array(v.looseObject({ id: v.nullable(v.number()) })) })

/** Puts present rows in place of a block's stored items, if its add-on is on. Things that were taken down fall out. */
async function render(context: RequestContext, sign: string, stored: unknown) {
  const kind = goodsOfBlock(sign)
  const isLive = !kind?.addon || context.settings.enabled_addons.includes(kind.addon)
  if (!kind?.block || !isLive) return absoluteJson(context.origin, stored)
  const { title, items } = v.parse(Block, stored)
  const ids = items.flatMap(({ id }) => id ?? [])
  return { title, items: await kind.block.items(context, ids) }
}

export async function homeBlocks(context: RequestContext, pageName: string | undefined, platform = 'h5') {
  if (!pageName && context.dialect === 'head') throw refuse('page_name参数不能为空')
  if (!pageName || !platform) throw badParams()
  if (pageName !== 'h5-page-index' || platform !== 'h5') return []
  const rows = await context.db.query.blocks.findMany({ orderBy: [asc(blocks.sort)] })
  return Promise.all(
    rows.map(async ({ id, sign, sort, config }) => {
      const stored: unknown = config === null ? [] : JSON.parse(config)
      const page = context.dialect === 'head' ? { decoration_page_id: 1 } : {}
      const rendered = config === null ? stored : await render(context, sign, stored)
      return { id, platform, page: pageName, sign, sort, config, config_render: rendered, ...page }
    }),
  )
}
