import { ask, type DialogTexts } from '.'

/**
 * Leads a learner who has refused something to the settings.
 * @param open is called within the press that agrees: WeChat asks for that
 * @returns whether it is allowed now
 */
export async function askForSettings(texts: DialogTexts, open: () => Promise<boolean>): Promise<boolean> {
  let opened = Promise.resolve(false)
  const onConfirm = () => {
    opened = open()
  }
  await ask({ ...texts, onConfirm })
  return opened
}
