import type { Group, GroupBuyDetail } from '@/api/groupBuy'

/** The open groups. The member's own one comes first, which the server may leave out. */
export const ownFirst = ({ groups, own }: Pick<GroupBuyDetail, 'groups' | 'own'>): Group[] =>
  own?.state === 'open' ? [own, ...groups.filter(({ id }) => id !== own.id)] : groups
