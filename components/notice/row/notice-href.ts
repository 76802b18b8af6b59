import type { Notice } from '@/lib/contract/notice';
import { noticePath } from '@/lib/domain/notice/notice-path';

/** The page that a notice speaks of; a meeting's leads back to the notices, and to what had changed by the time of the notice. */
export function noticeHref(notice: Notice): string {
  const path = noticePath(notice);
  if (!path.startsWith('/details/')) return path;
  const [page, at] = path.split('?');
  return at ? `${page}?from=notices&${at}&targetTime=${notice.time}` : `${page}?from=notices`;
}
