/** As the server sends it: a parcel for 20 points. */
export const mallGoodsWire = (over: object = {}) => ({
  ...{ id: 1, title: '黄铜书签', thumb: '/bookmark.png', charge: 20, is_v: 0, v_type: '', stock_count: 5 },
  ...over,
})

export const address = {
  ...{ name: '林小满', mobile: '13800000001' },
  ...{ province: '浙江省', city: '杭州市', area: '西湖区', street: '文三路 1 号' },
}

export const addressWire = (over: object = {}) => ({ id: 9, ...address, ...over })

export const mallOrderWire = (over: object = {}) => ({
  ...{ id: 31, goods_id: 1, goods_title: '黄铜书签', goods_thumb: '', total_charge: 20 },
  ...{ goods_is_v: 0, goods_v_type: '', goods_v_id: 0, is_send: 0, express_number: '' },
  created_at: '2026-01-02 10:00:00',
  ...over,
})
