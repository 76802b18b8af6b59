import type { Room } from '@/lib/contract/room';
import { innerAreas } from '@/lib/domain/room/inner-areas';
import { commonText } from '@/lib/text/zh-cn/common';
import { roomsText } from '@/lib/text/zh-cn/rooms';

/** The facts below a room's name in its row, for instance `8 人 · 一号楼 3F · 屏幕`. */
export const roomFactsText = ({ capacity, areaPath, equipment }: Room) =>
  [roomsText.capacity(capacity), innerAreas(areaPath), ...equipment].join(commonText.separator);
