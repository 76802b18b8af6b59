import type { Notice } from '@/lib/contract/notice';
import { noticePath } from '@/lib/domain/notice/notice-path';

/** The page that a notice speaks of; a meeting's leads back to the notices. */
export function noticeHref(notice: Notice): string {
  const path = noticePath(notice);
  return path.startsWith('/details/') ? `${path}?from=notices` : path;
}
