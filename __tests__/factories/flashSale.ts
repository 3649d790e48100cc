/** As the server sends them. */
export const flashSaleWire = (over: object = {}) => ({
  ...{ id: 8, goods_id: 3, goods_type: 'course', goods_type_text: '录播课', goods_title: '数据结构', goods_thumb: '' },
  ...{ charge: 49, original_charge: 199, num: 20, over_num: 5 },
  ...{ started_at: '2020-01-01 10:00:00', end_at: '2099-01-01 10:00:00', expired_seconds: 3600 },
  ...{ is_start: true, is_over: false },
  ...over,
})

export const reservationWire = (over: object = {}) => ({ id: 31, status: 0, expired_seconds: 900, ...over })

export const flashOrderWire = (over: object = {}) => ({
  ...reservationWire(),
  ...{ charge: 49, created_at: '2026-01-02 10:00:00' },
  goods: {
    id: 8,
    goods_id: 3,
    goods_type: 'course',
    goods_type_text: '录播课',
    goods_title: '数据结构',
    goods_thumb: '',
  },
  ...over,
})
