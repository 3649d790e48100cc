import { isInSight, isWhole, type ShowRow } from './types'

export const showRow: ShowRow = (boxId, rowId, formerId) => {
  const box = document.getElementById(boxId)
  // Pages behind this one may have rows of the same name.
  const edgesOf = (id: string) => box?.querySelector(`#${id}`)?.getBoundingClientRect()
  const [row, former] = [edgesOf(rowId), formerId && edgesOf(formerId)]
  if (!box || !row) return
  const frame = box.getBoundingClientRect()
  if (isWhole(row, frame) || (former && !isInSight(former, frame))) return
  // What comes before it shows where it stands.
  box.scrollTop += row.top - frame.top - box.clientHeight / 3
}
