import { Canvas } from '@tarojs/components'
import Taro from '@tarojs/taro'

import { windowInfo } from '../systemInfo'
import styles from './index.module.scss'
import { type Board, type CanvasAdapter, jpegQuality, type Pen, type Picture, picturePatienceMs } from './types'

/** WeChat's canvas node has the context and pictures of browsers; Taro's types differ. */
type CanvasNode = { createImage(): HTMLImageElement; getContext(type: '2d'): Pen } & Taro.Canvas

const canvasId = 'drawing-board'

const findNode = () =>
  new Promise<CanvasNode>((resolve, reject) => {
    const query = Taro.createSelectorQuery().select(`#${canvasId}`).node()
    const read = () => query.exec(([found]) => (found?.node ? resolve(found.node) : reject(new Error('No canvas'))))
    // By then WeChat has drawn what this page was just given.
    Taro.nextTick(read)
  })

const loadPicture = (node: CanvasNode, url: string) =>
  new Promise<Picture>((resolve, reject) => {
    const image = node.createImage()
    const timer = setTimeout(() => reject(new Error('timeout')), picturePatienceMs)
    image.onload = () => {
      clearTimeout(timer)
      resolve({ image, width: image.width, height: image.height })
    }
    image.onerror = () => {
      clearTimeout(timer)
      reject(new Error('No picture'))
    }
    image.src = url
  })

export const canvasAdapter: CanvasAdapter = {
  Canvas: () => <Canvas type='2d' id={canvasId} className={styles.canvas} />,
  async open(): Promise<Board> {
    const node = await findNode()
    return {
      pen: node.getContext('2d'),
      pixelRatio: windowInfo().pixelRatio,
      resize(width, height) {
        node.width = width
        node.height = height
      },
      loadPicture: (url) => loadPicture(node, url),
      async finish() {
        const { width, height } = node
        const size = { x: 0, y: 0, width, height, destWidth: width, destHeight: height }
        const drawn = await Taro.canvasToTempFilePath({ canvas: node, ...size, fileType: 'jpg', quality: jpegQuality })
        return drawn.tempFilePath
      },
    }
  },
}
