/**
 * Whether another page is in front of this one. A browser that is left as a whole does not count: it decides itself what
 * plays on. WeChat's leaving does.
 */
export type UsePageBehind = () => boolean
