import { Image, Text, View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { memo, type ReactNode, useState } from 'react'

import type { Block, BlockPicture } from '@/api/block'
import { Avatar } from '@/components/Avatar'
import { Button } from '@/components/Button'
import { Carousel } from '@/components/Carousel'
import { cx } from '@/components/cx'
import { Linked } from '@/components/Linked'
import { wayTo } from '@/features/shared/link'
import { previewImages } from '@/platform/preview'
import { parseLink } from '@/routes/links'
import { routeSpec } from '@/routes/registry'
import { useSwitches } from '@/stores/appConfig'

import styles from './blocks.module.scss'
import { Shelf } from './Shelf'
import { texts } from './texts'
import { useBlocksInTurn } from './useBlocksInTurn'

type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>

/** A block of the operator can be pressed only if this app can open its link. */
function wayOf(href: string) {
  const link = parseLink(href)
  return link && wayTo(link)
}

function Slider({ block }: { block: BlockOf<'slider'> }) {
  const items = block.items.map(({ src, href }, index) => ({
    key: `${index}`,
    src,
    label: texts.slide(index + 1),
    way: wayOf(href),
  }))
  return (
    <View className={styles.slider}>
      <Carousel items={items} />
    </View>
  )
}

/** Icons that lead to parts of the app. Those of features that are off are left out. */
function Grid({ block }: { block: BlockOf<'grid'> }) {
  const isOn = useSwitches()
  const items = block.items.filter(({ href }) => {
    const link = parseLink(href)
    const feature = link?.kind === 'page' ? routeSpec(link.target.name).switch : undefined
    return !feature || isOn(feature)
  })
  if (items.length === 0) return null
  return (
    <View className={cx(styles.grid, block.columns === 5 && styles.five)}>
      {items.map(({ src, name, href }, index) => (
        <Linked key={index} className={styles.cell} way={wayOf(href)}>
          <Image className={styles.cellIcon} src={src} mode='aspectFit' nativeProps={{ alt: '' }} />
          <Text className={styles.cellName}>{name}</Text>
        </Linked>
      ))}
    </View>
  )
}

interface PictureImageProps {
  picture: BlockPicture
  index: number
  /** Placeholder until the height is known: the editor's recommendation for its position. */
  shape: 'banner' | 'wide' | 'square' | 'filling'
  className?: string
}

function PictureImage({ picture, index, shape, className }: PictureImageProps) {
  const [isLoaded, setLoaded] = useState(false)
  const isFilling = shape === 'filling'
  return (
    <Linked className={className} way={wayOf(picture.href)} label={texts.picture(index + 1)}>
      <Image
        className={cx(styles.picture, (isFilling || !isLoaded) && styles[shape])}
        src={picture.src}
        mode={isFilling ? 'aspectFill' : 'widthFix'}
        // A picture that fails to load is a plain box.
        nativeProps={{ alt: '' }}
        onLoad={() => setLoaded(true)}
      />
    </Linked>
  )
}

const shapes = { 1: 'banner', 2: 'wide', 3: 'square', 4: 'square' } as const

function Pictures({ block: { layout, items } }: { block: BlockOf<'pictures'> }) {
  if (layout !== 'left') {
    return (
      <View className={styles.pictures}>
        {items.slice(0, layout).map((picture, index) => (
          <PictureImage key={index} className={styles.column} picture={picture} index={index} shape={shapes[layout]} />
        ))}
      </View>
    )
  }
  const [first, ...rest] = items.slice(0, 3)
  return (
    <View className={styles.pictures}>
      {first && (
        <PictureImage
          className={cx(styles.column, styles.beside)}
          picture={first}
          index={0}
          shape={rest.length > 0 ? 'filling' : 'square'}
        />
      )}
      <View className={cx(styles.column, styles.stack)}>
        {rest.map((picture, index) => (
          <PictureImage key={index} picture={picture} index={index + 1} shape='wide' />
        ))}
      </View>
    </View>
  )
}

/** The operator's colour is meant for a light page: see `--color-instead`. */
function Blank({ block: { heightPx, color } }: { block: BlockOf<'blank'> }) {
  return (
    <View
      style={{ height: Taro.pxTransform(heightPx), background: `var(--color-instead, ${color || 'transparent'})` }}
    />
  )
}

function OfficialAccount({ block }: { block: BlockOf<'officialAccount'> }) {
  return (
    <View className={styles.account}>
      <Avatar src={block.logo} name={block.name} size={44} />
      <View className={styles.accountText}>
        <Text className={styles.accountName}>{block.name}</Text>
        <Text className={styles.accountDesc}>{block.desc}</Text>
      </View>
      {block.qrcode && (
        <Button kind='soft' onClick={() => void previewImages([block.qrcode])}>
          {texts.follow}
        </Button>
      )}
    </View>
  )
}

/** Blocks are drawn in turn: the earlier ones are not drawn anew with each. */
const BlockView = memo(function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'slider':
      return <Slider block={block} />
    case 'grid':
      return <Grid block={block} />
    case 'pictures':
      return <Pictures block={block} />
    case 'blank':
      return <Blank block={block} />
    case 'officialAccount':
      return <OfficialAccount block={block} />
    case 'shelf':
      return <Shelf of={block.of} title={block.title} items={block.items} />
  }
})

interface BlocksProps {
  blocks: Block[]
  /** Before the first shelf, after the operator's pictures. */
  beforeShelves: ReactNode
}

/** The operator's blocks, in their order. */
export function Blocks({ blocks, beforeShelves }: BlocksProps) {
  const firstShelf = blocks.findIndex(({ kind }) => kind === 'shelf')
  const split = firstShelf < 0 ? blocks.length : firstShelf
  // The first shelf is drawn with the parts above it, because most first screens show it.
  const { shown, room } = useBlocksInTurn(blocks, split + 1)
  return (
    <>
      {blocks.slice(0, split).map((block) => (
        <BlockView key={block.id} block={block} />
      ))}
      {beforeShelves}
      {blocks.slice(split, shown).map((block) => (
        <BlockView key={block.id} block={block} />
      ))}
      {room}
    </>
  )
}
