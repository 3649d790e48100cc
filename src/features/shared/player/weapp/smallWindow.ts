import type { VideoContext } from '@tarojs/taro'

/** Players on hidden pages: one of them may play on in WeChat's small window. */
const behind = new Set<VideoContext>()

export const smallWindow = {
  /** The player's page is hidden. */
  mayShow: (player: VideoContext) => void behind.add(player),
  /** The player's page is in front again, or gone. */
  forget: (player: VideoContext) => void behind.delete(player),
  /** Something in front begins to sound. A page that only the window has kept ends with it. */
  leave(): void {
    for (const player of behind) {
      player.pause()
      player.exitPictureInPicture?.({})
    }
  },
}
