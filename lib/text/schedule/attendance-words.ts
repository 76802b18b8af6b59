import type { ScheduleRecord } from '@/lib/contract/schedule';
import { scheduleText } from '../zh-cn/schedule';

/**
 * The people of a meeting: the first names, and how many of how many have agreed.
 *
 * @example
 * attendanceWords({ names: ['林晓', '王芳'], all: 6, joined: 4 }) //=> '林晓、王芳 等 6 人，4 人参加'
 */
export function attendanceWords({ names, all, joined }: NonNullable<ScheduleRecord['attendance']>): string {
  const named = names.join('、');
  return names.length < all
    ? scheduleText.attendance(named, all, joined)
    : scheduleText.attendanceOfAll(named, joined);
}
