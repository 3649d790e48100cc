import type { Switch } from '@/config/addons'

import { id, optional, type ParamShape } from './params'

/** What is said of a page. */
export interface RouteSpec {
  /** File path below `src/`, which is also the URL. */
  path: string
  /** Paths of other clients for it, which operators type; `*` is the id (docs/backend/home.md#links-of-operators). */
  aliases?: readonly string[]
  title: string
  params: ParamShape
  /** Reachable without login (docs/backend/rules.md#white-list). */
  isPublic?: boolean
  /** The page exists only while this switch is on. */
  switch?: Switch
  /** Position in the tab bar. */
  tab?: { label: string; icon: 'home' | 'exam' | 'study' | 'me' }
  hasPullDownRefresh?: boolean
  /** `bar` = the red bar (default); `own` = the page draws its head itself. */
  nav?: 'bar' | 'own'
  /** Uses the whole width of a tablet instead of the reading column. */
  isWide?: boolean
  /** A way to the search: in the red bar on H5; WeChat's bar takes no controls, there it is the page's first line. */
  hasSearch?: boolean
  /** `flat` (default): content lies on the page, split by space and hairlines; `cards`: on a grey ground. */
  surface?: 'flat' | 'cards'
  /** Name in a share link (docs/backend/rules.md#share-link-names). */
  share?: string
  /** May be forwarded under its own address, without such a name. */
  isForwarded?: boolean
  /** Its card leads a friend elsewhere; not for the timeline, which would show this page. */
  hasCard?: boolean
  /** Of a list: the home shelf that it continues, by the backend's word, and the shape of the covers there. */
  shelf?: { word: string; coverRatio: '4:3' | '3:4' }
}

export const route = <const S extends ParamShape = Record<never, never>>(
  spec: Omit<RouteSpec, 'params'> & { params?: S },
): RouteSpec & { params: S } => ({ ...spec, params: spec.params ?? ({} as S) })

/** A category of the first level, and one of its own below it. */
export const categoryFilter = { category_id: optional(id), child: optional(id) }
