import { setupLimits } from '@/lib/domain/limits/operator/setup-limits';
import { adminText } from '@/lib/text/zh-cn/admin';
import { addDays, type Day, isDay } from '@/lib/time/day';
import { AdminError } from '../admin/admin-error';

type Span = { from: string | undefined; to: string | undefined };

/**
 * The days of an export, both ends included.
 *
 * @throws AdminError for none, and for more than a report takes
 */
export function daysOf({ from, to }: Span): Day[] {
  const { reportDays } = setupLimits;
  const days: Day[] = [];
  if (isDay(from) && isDay(to))
    for (let day = from; day <= to && days.length <= reportDays; day = addDays(day, 1)) days.push(day);
  if (days.length === 0 || days.length > reportDays) throw new AdminError(adminText.wrongSpan(reportDays));
  return days;
}
