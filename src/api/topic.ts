/** Add-on MeeduTopics: articles. Contract `content.md` 3; scenes but `default` are proposed. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { decode, decodePage, flag, int, lenientList, orNull, type Page, text, time, yuan } from '@/lib/decode'

const root = '/addons/MeeduTopics/api'

export interface Topic {
  id: number
  title: string
  /** Absolute URL, 4:3. */
  thumb: string
  /** '' = none. */
  categoryName: string
  /** 0 = free, null = unreadable and not for sale. */
  priceCents: number | null
  /** VIP members read it without paying. */
  isVipFree: boolean
  viewCount: number
  voteCount: number
  publishedAt: Date | null
}

const topicFields = {
  id: int,
  title: text,
  thumb: text,
  category: orNull(v.object({ name: text })),
  charge: yuan,
  is_vip_free: flag,
  view_times: v.fallback(int, 0),
  vote_count: v.fallback(int, 0),
  sorted_at: time,
  created_at: time,
}

const topicShape = v.object(topicFields)

const topicOf = (wire: v.InferOutput<typeof topicShape>): Topic => ({
  id: wire.id,
  title: wire.title,
  thumb: wire.thumb,
  categoryName: wire.category?.name ?? '',
  priceCents: wire.charge,
  isVipFree: wire.is_vip_free,
  viewCount: wire.view_times,
  voteCount: wire.vote_count,
  publishedAt: wire.sorted_at ?? wire.created_at,
})

const topicWire = v.pipe(topicShape, v.transform(topicOf))

/** Order and restriction of the list: newest, most read, free only. */
export type TopicScene = 'default' | 'sub' | 'free'

export interface TopicFilter {
  /** 0 = all. */
  categoryId: number
  scene: TopicScene
}

export interface TopicPage extends Page<Topic> {
  /** All of them: they come with every page of the list, and from nowhere else. */
  categories: { id: number; name: string }[]
}

const listWire = v.object({ data: v.unknown(), categories: lenientList(v.object({ id: int, name: text })) })

export async function listTopics(
  { categoryId, scene }: TopicFilter,
  page: number,
  size: number,
  signal?: AbortSignal,
): Promise<TopicPage> {
  const query = { page, size, scene, cid: categoryId }
  const wire = decode(listWire, await request({ path: `${root}/v1/topics`, method: 'GET', query, signal }))
  return { ...decodePage(topicWire, wire.data, page, size), categories: wire.categories }
}

export interface TopicDetail {
  topic: Topic
  /** HTML that everybody may read; '' for a free article. */
  teaserHtml: string
  /** HTML of the rest, or of all; '' where `canRead` is false. */
  html: string
  /** May read everything: free, bought, or by VIP. */
  canRead: boolean
  isVoted: boolean
  isCollected: boolean
}

const detailWire = v.object({
  topic: v.object({ ...topicFields, free_content_render: text, render_content: text }),
  is_buy: flag,
  is_vote: flag,
  is_collect: flag,
})

/** Each call counts as a read. @throws ApiError 'rejected' with code 404 */
export async function getTopic(id: number, signal?: AbortSignal): Promise<TopicDetail> {
  const wire = decode(detailWire, await request({ path: `${root}/v1/topic/${id}`, method: 'GET', signal }))
  return {
    topic: topicOf(wire.topic),
    teaserHtml: wire.topic.free_content_render,
    html: wire.topic.render_content,
    canRead: wire.is_buy,
    isVoted: wire.is_vote,
    isCollected: wire.is_collect,
  }
}

/** Flips the mark: true = voted now. */
export async function toggleTopicVote(id: number): Promise<boolean> {
  const data = await request({ path: `${root}/v1/topic/${id}/vote`, body: {} })
  return decode(v.object({ ok: flag }), data).ok
}

/** Flips the mark; the server does not tell what it is now. */
export const toggleTopicCollect = async (id: number): Promise<void> =>
  void (await request({ path: `${root}/v1/topic/${id}/collect`, body: {} }))

/** An article in one of the member's lists. */
export interface StudyTopic {
  topicId: number
  title: string
  thumb: string
  /** When it was read, bought or collected. */
  at: Date | null
  isBought: boolean
}

/** A deleted article comes as `[]`: the row is unreadable on purpose and left out of the page. */
const present = v.nonNullable(orNull(v.object({ id: int, title: text, thumb: text })))

const studyWire = v.pipe(
  v.object({ created_at: time, is_subscribe: flag, topic: present }),
  v.transform(({ created_at, is_subscribe, topic: { id, title, thumb } }): StudyTopic => ({
    topicId: id,
    title,
    thumb,
    at: created_at,
    isBought: is_subscribe,
  })),
)

/** `isNested`: the page lies one level deeper. */
const studyLists = {
  learned: { path: `${root}/v2/member/topics/view`, isNested: false },
  owned: { path: `${root}/v1/user/buyTopics`, isNested: true },
  liked: { path: `${root}/v1/user/collect`, isNested: true },
}

/** Learned: read, newest first. Owned: bought. Liked: collected. */
export type StudyTopicList = keyof typeof studyLists

export async function listStudyTopics(
  name: StudyTopicList,
  page: number,
  size: number,
  signal?: AbortSignal,
): Promise<Page<StudyTopic>> {
  const { path, isNested } = studyLists[name]
  const data = await request({ path, method: 'GET', query: { page, size }, signal })
  const flat = isNested ? decode(v.object({ data: v.unknown() }), data).data : data
  return decodePage(studyWire, flat, page, size)
}
