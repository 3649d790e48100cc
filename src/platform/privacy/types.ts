/**
 * Asks for the consent that WeChat wants before a nickname, a picture or a phone number is taken. Asks nothing where
 * consent was given before, and on H5.
 * @returns false when the learner declines
 */
export type AskPrivacy = () => Promise<boolean>
