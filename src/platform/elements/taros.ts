/** Imported by file, because the package's entry leads to ours. */
export { Slider, Swiper, SwiperItem, Video, WebView } from '@tarojs/components/lib/react/components'
