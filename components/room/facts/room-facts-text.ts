import type { Room } from '@/lib/contract/room';
import { commonText } from '@/lib/text/zh-cn/common';
import { roomsText } from '@/lib/text/zh-cn/rooms';

/** The two innermost areas, which distinguish rooms of one floor number in two buildings. */
const placeOf = (areaPath: string) => areaPath.split(' / ').slice(-2).join(' ');

/** The facts below a room's name in its row, for instance `8 人 · 一号楼 3F · 屏幕`. */
export const roomFactsText = ({ capacity, areaPath, equipment }: Room) =>
  [roomsText.capacity(capacity), placeOf(areaPath), ...equipment].join(commonText.separator);
