import { commonText } from '@/lib/text/zh-cn/common';
import { formatRange } from '@/lib/time/format';
import type { Conflict } from './conflicts';

type Props = { conflicts: readonly Conflict[]; zone: string };

/** Which room is taken, when, and by whom if one may know (BOOK-04). */
export function ConflictList({ conflicts, zone }: Props) {
  if (conflicts.length === 0) return null;
  return (
    <ul>
      {conflicts.map((conflict) => (
        <li key={`${conflict.roomId} ${conflict.beginTime}`}>
          {[conflict.roomName, formatRange(conflict, zone), conflict.organizerName]
            .filter(Boolean)
            .join(commonText.separator)}
        </li>
      ))}
    </ul>
  );
}
