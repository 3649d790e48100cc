import { appointmentOf, type DatedThing, dayOf, isUpcoming, upcomingDays } from '@/features/calendar/dates'

const now = Date.parse('2026-03-11T10:00:00+08:00')
const today = '2026-03-11'

const thing = (at: string, over: Partial<DatedThing> = {}): DatedThing => ({
  key: at,
  sort: 'live',
  title: '评测',
  at: new Date(`${at}+08:00`),
  isEnd: false,
  isOn: false,
  isOver: false,
  location: { name: 'liveVideo', params: { id: 12 } },
  ...over,
})

test('from today on, by day in China, in the order of their times; today is there without anything', () => {
  const days = upcomingDays(
    [
      thing('2026-03-13T00:05:00'),
      thing('2026-03-12T23:55:00'),
      thing('2026-03-12T08:00:00'),
      thing('2026-03-10T23:59:00'),
    ],
    today,
  )
  expect(days.map(({ day, things }) => [day, things.map(({ key }) => key.slice(11))])).toEqual([
    ['2026-03-11', []],
    ['2026-03-12', ['08:00:00', '23:55:00']],
    ['2026-03-13', ['00:05:00']],
  ])
})

test('what goes on stands under today, whenever it was to begin', () => {
  expect(dayOf(thing('2026-03-09T08:00:00', { isOn: true }), today)).toBe(today)
})

test.each([
  ['to come', '2026-03-11T10:01:00', {}, true],
  ['begun', '2026-03-11T09:59:00', {}, false],
  ['on air before its time', '2026-03-11T10:01:00', { isOn: true }, false],
  ['over before its time', '2026-03-11T10:01:00', { isOver: true }, false],
])('a reminder of what is %s', (_, at, over, is) => expect(isUpcoming(thing(at, over), now)).toBe(is))

test.each([
  [thing('2026-03-12T19:30:00'), '评测', '2026-03-12T19:30:00', '2026-03-12T20:30:00', 15],
  [thing('2026-03-12T19:30:00', { plannedSec: 5_400 }), '评测', '2026-03-12T19:30:00', '2026-03-12T21:00:00', 15],
  [
    thing('2026-03-12T19:30:00', { sort: 'group', isEnd: true }),
    '评测（拼团截止）',
    '2026-03-12T19:15:00',
    '2026-03-12T19:30:00',
    60,
  ],
])(
  'what begins lasts as long as is planned, or an hour, what ends is there until then',
  (one, title, startsAt, endsAt, alarmMinutes) => {
    expect(appointmentOf(one, ({ name }) => `https://h5.x/${name}`)).toMatchObject({
      title,
      url: 'https://h5.x/liveVideo',
      startsAt: new Date(`${startsAt}+08:00`),
      endsAt: new Date(`${endsAt}+08:00`),
      alarmMinutes,
    })
  },
)
