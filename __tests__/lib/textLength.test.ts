import { lengthOf } from '@/lib/textLength'

test('an emoji is one character', () => expect(lengthOf(' 好😀 ')).toBe(2))
