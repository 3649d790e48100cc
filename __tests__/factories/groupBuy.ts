/** As the server sends them. */
export const groupSaleWire = (over: object = {}) => ({
  ...{ id: 5, other_id: 3, goods_type: 'course', goods_type_text: '录播课', goods_title: '数据结构', goods_thumb: '' },
  ...{ charge: 79, original_charge: 199, people_num: 3 },
  ...{ started_at: '2020-01-01 10:00:00', ended_at: '2099-01-01 10:00:00' },
  ...{ started_count_down: 0, ended_count_down: 7200, is_over: false },
  ...over,
})

const user = (name: string) => ({ id: 1, nick_name: name, avatar: '' })

export const groupWire = (over: object = {}) => ({
  ...{ id: 41, goods_id: 5, create_user_id: 9, create_user_name: '南风', create_user_avatar: '' },
  ...{ users: [user('南风')], people_num: 3, over_people_num: 2, count_down: 3600, status: 3, status_text: '组团中' },
  ...over,
})

export const groupDetailWire = (over: object = {}) => ({
  ...{ goods: groupSaleWire(), is_start: true, is_over: false, items: [groupWire()], join_item: [] },
  ...over,
})

export const groupOrderWire = (over: object = {}) => ({
  ...{ id: 61, charge: 79, status: 1, created_at: '2026-01-02 09:00:00', updated_at: '2026-01-02 10:00:00' },
  goods: {
    id: 5,
    other_id: 3,
    goods_type: 'course',
    goods_type_text: '录播课',
    goods_title: '数据结构',
    goods_thumb: '',
  },
  ...{ gid: 41, goods_id: 5, item: groupWire() },
  ...over,
})
