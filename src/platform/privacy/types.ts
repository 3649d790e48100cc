/**
 * Asks for the consent that WeChat wants before a nickname, a picture or a phone number is taken; where it
 * was given before, and on H5, nothing is asked.
 * @returns false when the learner declines
 */
export type AskPrivacy = () => Promise<boolean>
