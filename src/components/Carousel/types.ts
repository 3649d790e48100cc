interface CarouselItem {
  key: string
  src: string
  /** What a press opens, in words; '' = only a picture. */
  label: string
}

export interface CarouselProps {
  items: CarouselItem[]
  onSelect: (index: number) => void
}

export const autoplayMs = 5_000
