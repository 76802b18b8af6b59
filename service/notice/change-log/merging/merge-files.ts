import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import type { NoticeDraft } from '../../commands/write-notices';
import { byMeeting } from '../../queries/by-meeting';

/** The drafts with one notice per meeting for all its files; those of the window that are written already are added as it is stored. */
export function mergeFiles(drafts: readonly NoticeDraft[]): NoticeDraft[] {
  const isOfFiles = ({ kind }: NoticeDraft) => kind === 'files';
  const groups = byMeeting(drafts.filter(isOfFiles), ({ meetingId }) => meetingId);
  const merged = [...groups.values()].flatMap((group) => {
    const last = group.at(-1);
    const files = [...new Set(group.flatMap(({ facts }) => facts.files ?? []))];
    return last ? [{ ...last, facts: { ...last.facts, files: files.slice(0, noticeLimits.namesMax) } }] : [];
  });
  return [...drafts.filter((draft) => !isOfFiles(draft)), ...merged];
}
