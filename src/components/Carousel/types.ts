import type { LinkedProps } from '../Linked'

interface CarouselItem extends Pick<LinkedProps, 'label' | 'way'> {
  key: string
  src: string
}

export interface CarouselProps {
  items: CarouselItem[]
}

export const autoplayMs = 5_000
