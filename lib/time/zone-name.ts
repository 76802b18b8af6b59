import { dateText } from '@/lib/text/zh-cn/dates';

/**
 * A zone's name at an instant as people say it, in Chinese.
 *
 * @example
 * zoneName('Asia/Shanghai', now) //=> '北京时间'
 * zoneName('Asia/Kolkata', now) //=> '印度标准时间'
 */
export function zoneName(zone: string, instant: number): string {
  if (zone === 'Asia/Shanghai') return dateText.beijing;
  const format = new Intl.DateTimeFormat('zh-CN', { timeZone: zone, timeZoneName: 'long' });
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
