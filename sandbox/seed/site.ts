/** Content of the operator that answers repeat unchanged: links, navigation, sliders, agreements. */
import * as v from 'valibot'

import { once, readYaml } from './load'
import { htmlOf } from './markdown'

const Agreement = v.strictObject({
  title: v.string(),
  sections: v.array(v.strictObject({ heading: v.string(), text: v.string() })),
})

export type Agreement = v.InferOutput<typeof Agreement>

const Site = v.strictObject({
  links: v.array(v.strictObject({ name: v.string(), url: v.string() })),
  navs: v.array(v.strictObject({ name: v.string(), url: v.string(), activeRoutes: v.string() })),
  /** `thumb` is a path on this server. */
  sliders: v.array(v.strictObject({ thumb: v.string(), url: v.string() })),
  /** The bank account for transfers. */
  bankTransfer: v.pipe(v.string(), v.transform(htmlOf)),
  /** By the path on this server. */
  agreements: v.record(v.string(), Agreement),
})

export const loadSite = once(() => readYaml('site.yaml', Site))
