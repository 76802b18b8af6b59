import { meetingFields } from '@/lib/domain/meeting/meeting-fields';
import type { NoticeDraft } from '../commands/write-notices';
import { byMeeting } from '../queries/by-meeting';

/** The drafts, each change with all that changed of its meeting: who gets one notice of several edits has not seen those between. */
export function mergeChanges(drafts: readonly NoticeDraft[]): NoticeDraft[] {
  const changes = byMeeting(
    drafts.filter(({ kind }) => kind === 'change'),
    ({ meetingId }) => meetingId,
  );
  return drafts.map((draft) => {
    const group = draft.kind === 'change' ? (changes.get(draft.meetingId) ?? []) : [];
    return group.length < 2 ? draft : { ...draft, facts: { ...draft.facts, ...changedIn(group) } };
  });
}

/** The first edit of a field has replaced the value that people know. */
function changedIn(group: readonly NoticeDraft[]): Pick<NoticeDraft['facts'], 'fields' | 'former'> {
  const changed = new Set(group.flatMap(({ facts }) => facts.fields ?? []));
  const former = Object.assign({}, ...group.map(({ facts }) => facts.former ?? {}).reverse());
  return { fields: meetingFields.filter((field) => changed.has(field)), former };
}
