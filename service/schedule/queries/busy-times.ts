import { type Kysely, sql } from 'kysely';
import type { Window } from '@/lib/domain/booking/booking-window';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { mayRead, type Reader } from '../../contact/queries/may-read';
import { isWorking } from '../../contact/queries/select-people';
import type { Database } from '../../db/database';
import { anyOf } from '../../db/sql/any-of';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { instant } from '../../db/sql/instant';
import { type OwnWindow, selectMine, windowParameters } from '../../room/queries/orders';

/** A person with one of the meetings of the window; without any the person stands alone. */
export type BusyRow = { staff_id: string } & (
  | {
      begins_at: number;
      ends_at: number;
      meeting_no: string;
      subject: string;
      scope: number;
      /** The reader's place in the meeting. */
      relation: 'organizer' | 'attendee' | null;
    }
  | { begins_at: null }
);

type Parameters = OwnWindow & Reader & { ids: string[] };

/** Members who refused, are on leave or were taken out are free; a meeting that ended early leaves the rest of its time. */
const readBusyTimes = fixedStatement((db, busy: Parameters) =>
  sql<BusyRow>`
    select staff.id as staff_id, taken.begins_at, taken.ends_at, taken.meeting_no, taken.subject, taken.scope,
      mine.relation
    from staff
      left join lateral (
        select meeting.id, meeting.begins_at, least(meeting.ends_at, meeting.ended_at) as ends_at, meeting.meeting_no,
          meeting.subject, meeting.scope
        from meeting_member
          join meeting on meeting.company_id = meeting_member.company_id and meeting.id = meeting_member.meeting_id
        where meeting_member.company_id = ${busy.companyId} and meeting_member.staff_id = staff.id
          and meeting_member.state in (${sql.lit(inviteStates.toConfirm)}, ${sql.lit(inviteStates.joined)})
          and meeting_member.begins_at > ${instant(busy.after)} and meeting_member.begins_at < ${instant(busy.to)}
          and least(meeting.ends_at, meeting.ended_at) > ${instant(busy.from)}
          and meeting.cancelled_at is null
          and coalesce(meeting.approval, 'AUDIT_AGREE') in ('AUDIT_AGREE', 'AUDITING')
      ) as taken on true
      left join ${selectMine(busy)} as mine on mine.meeting_id = taken.id
    where staff.company_id = ${busy.companyId} and staff.id = ${anyOf(busy.ids)} and ${isWorking} and ${mayRead(busy)}
    order by staff.id, taken.begins_at`.compile(db),
);

/** When working colleagues are busy, by person and start; nobody else's times are read. */
export const getBusyTimes = (
  db: Kysely<Database>,
  reader: Reader,
  { staffIds, ...window }: Window & { staffIds: string[] },
): Promise<BusyRow[]> =>
  readBusyTimes(db, { ...reader, ...windowParameters(reader.companyId, window), ids: staffIds });
