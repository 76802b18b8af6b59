import type { Series } from '@/lib/contract/series';
import { displayStages, readMeetingStatus } from '@/lib/domain/meeting/meeting-state';

/** Which occurrences of a series are meant: this one, this and the following ones, or all that are ahead. */
export const reaches = ['this', 'following', 'all'] as const;
export type Reach = (typeof reaches)[number];

type Occurrence = Series['occurrences'][number];
type Facts = { meetingId: string; reach: Reach; now: number };

/** The occurrences that a reach means: those that have neither begun nor been called off. */
export function reachedOccurrences({ occurrences }: Series, { meetingId, reach, now }: Facts): Occurrence[] {
  const current = occurrences.find(({ _id }) => _id === meetingId);
  const isMeant = {
    this: ({ _id }: Occurrence) => _id === meetingId,
    following: ({ recursAt }: Occurrence) => recursAt >= (current?.recursAt ?? 0),
    all: () => true,
  }[reach];
  const isAhead = ({ status, beginTime }: Occurrence) =>
    readMeetingStatus(status)?.stage === displayStages.before && beginTime > now;
  return occurrences.filter((each) => isMeant(each) && isAhead(each));
}
