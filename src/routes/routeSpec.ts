import type { Switch } from '@/config/addons'

import { id, optional, type ParamShape } from './params'

export interface RouteSpec {
  /** File path below `src/`, which is also the URL. */
  path: string
  /**
   * Other clients' paths for the page, which operators type. `*` is the id (docs/backend/home.md#links-of-operators).
   */
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
  /**
   * A way to the search: in the red bar on H5. WeChat's bar takes no controls, so in the mini-program it is the page's
   * first line.
   */
  hasSearch?: boolean
  /** `flat` (default): content lies on the page, split by space and hairlines; `cards`: on a grey ground. */
  surface?: 'flat' | 'cards'
  /** Its name in share links (docs/backend/rules.md#share-link-names). */
  share?: string
  /** May be forwarded under its own address, without a name for share links. */
  isForwarded?: boolean
  /** Its card leads a friend to another page. Not for the timeline, which would show this page itself. */
  hasCard?: boolean
  /** Lists only. The home shelf that the list continues (the backend's word), and the shape of its covers. */
  shelf?: { word: string; coverRatio: '4:3' | '3:4' }
}

export const route = <const S extends ParamShape = Record<never, never>>(
  spec: Omit<RouteSpec, 'params'> & { params?: S },
): RouteSpec & { params: S } => ({ ...spec, params: spec.params ?? ({} as S) })

/** A first-level category, and one of its children. */
export const categoryFilter = { category_id: optional(id), child: optional(id) }
