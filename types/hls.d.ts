/** The build without subtitles, second audio tracks and DRM; it has no types of its own. */
declare module 'hls.js/light' {
  export * from 'hls.js'
  export { default } from 'hls.js'
}
