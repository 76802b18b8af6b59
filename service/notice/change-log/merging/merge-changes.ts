import { meetingFields } from '@/lib/domain/meeting/meeting-fields';
import type { NoticeDraft } from '../../commands/write-notices';
import { byMeeting } from '../../queries/by-meeting';

/**
 * The drafts with one change per meeting, or two where some people are asked anew. Its changes that are noticed together have the same
 * version, that of now: they are one notice with the fields of all, and the values before the first.
 */
export function mergeChanges(drafts: readonly NoticeDraft[]): NoticeDraft[] {
  const isChange = ({ kind }: NoticeDraft) => kind === 'change';
  const changes = drafts.filter(isChange);
  const groups = byMeeting(changes, ({ meetingId, facts }) => `${meetingId} ${facts.asksAnew === true}`);
  const merged = [...groups.values()].flatMap((group) => {
    const last = group.at(-1);
    return last
      ? [{ ...last, staffIds: group.flatMap(({ staffIds }) => staffIds), facts: factsOf(group, last) }]
      : [];
  });
  return [...drafts.filter((draft) => !isChange(draft)), ...merged];
}

function factsOf(group: readonly NoticeDraft[], last: NoticeDraft): NoticeDraft['facts'] {
  const fields = new Set(group.flatMap(({ facts }) => facts.fields ?? []));
  const former = Object.assign(
    {},
    ...group.map(({ facts }) => facts.former).reverse(),
  ) as NoticeDraft['facts']['former'];
  const count = Math.max(...group.map(({ facts }) => facts.occurrenceCount ?? 1));
  return {
    ...last.facts,
    ...(count > 1 && { occurrenceCount: count }),
    fields: meetingFields.filter((field) => fields.has(field)),
    ...(former && Object.keys(former).length > 0 && { former }),
  };
}
