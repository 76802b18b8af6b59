import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { FormerMeeting } from '../db/tables/meeting';
import type { MeetingColumns } from './policy';

type Row = MeetingColumns & {
  subject: string;
  address: string;
  invite_state: number | null;
  former: FormerMeeting | null;
};

/** The meeting as a member who is taken out of it now goes on to see it (S46). */
export const formerOf = (
  meeting: Pick<Row, 'subject' | 'address' | 'begins_at' | 'ends_at'>,
): FormerMeeting => ({
  subject: meeting.subject,
  address: meeting.address,
  beginTime: meeting.begins_at,
  endTime: meeting.ends_at,
});

/** The meeting as it was when its viewer was taken out of it (S46); a row of a viewer who was not taken out stays as it is. */
export function asFormer<R extends Row>(row: R): R {
  const { invite_state: state, former } = row;
  if (state !== inviteStates.withdrawn || former === null) return row;
  return {
    ...row,
    subject: former.subject,
    address: former.address,
    begins_at: former.beginTime,
    ends_at: former.endTime,
    cancelled_at: null,
    ended_at: null,
    early_end_tip_at: null,
    continued_at: null,
    approval: null,
  };
}
