/** Files of the demo lesson: a running clock, 75 seconds long. `generate.sh` makes them. */

/** The last second that the clock shows. The files are 0.4 s longer, so that every player reaches it. */
export const mediaLengthSec = 75

/** Paths below `sandbox/media/files`. */
export const mediaFiles = {
  hls: 'hls/index.m3u8',
  /** The same video with subtitles (`generate-subtitles.sh`). */
  subtitledHls: 'hls/subtitled.m3u8',
  mp4: [
    { file: 'clock-720.mp4', name: '高清', height: 720, width: 1280 },
    { file: 'clock-360.mp4', name: '流畅', height: 360, width: 640 },
  ],
} as const
