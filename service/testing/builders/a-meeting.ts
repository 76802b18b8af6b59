import type { InviteState } from '@/lib/domain/meeting/invite-state';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { aRoom } from './a-room';
import { aStaff } from './a-staff';
import type { Db, Row } from './db';
import { newId } from './db';
import { testNow } from '../test-clock';

export type TestMeeting = {
  id: string;
  companyId: string;
  meetingNo: string;
  creatorId: string;
  roomIds: string[];
  beginTime: number;
  endTime: number;
};

type Overrides = Omit<Partial<Row<'meeting'>>, 'begins_at' | 'ends_at'> & {
  beginTime?: number;
  endTime?: number;
  /** Rooms it holds; one is made when left out. */
  roomIds?: string[];
  /** Invited besides the creator, each with their answer. */
  members?: { staffId: string; state?: InviteState }[];
  orderState?: 'held' | 'confirmed' | 'released';
};

const halfHourMs = 1_800_000;

/** A booked meeting: 11:00 to 11:30 on the test's day by default. */
export async function aMeeting(db: Db, overrides: Overrides = {}): Promise<TestMeeting> {
  const {
    beginTime = testNow + 53 * 60_000,
    endTime = beginTime + halfHourMs,
    members = [],
    ...rest
  } = overrides;
  const { roomIds: givenRooms, orderState = 'confirmed', ...columns } = rest;
  const creator = columns.creator_id
    ? { id: columns.creator_id, companyId: columns.company_id }
    : await aStaff(db, { company_id: columns.company_id });
  const companyId = creator.companyId ?? (await companyOf(db, creator.id));
  const roomIds = givenRooms ?? [(await aRoom(db, { company_id: companyId })).id];
  const at = { begins_at: new Date(beginTime), ends_at: new Date(endTime) };
  const created = { created_at: new Date(testNow - halfHourMs) };

  const { id, meeting_no: meetingNo } = await db
    .insertInto('meeting')
    .values({
      id: newId(),
      subject: '周会',
      scope: 2,
      ...created,
      ...columns,
      ...at,
      company_id: companyId,
      creator_id: creator.id,
    })
    .returning(['id', 'meeting_no'])
    .executeTakeFirstOrThrow();
  const row = { company_id: companyId, meeting_id: id, ...created };
  const organizer = { staffId: creator.id, state: inviteStates.joined, relation: 'organizer' as const };
  const attendees = members.map((member) => ({
    state: inviteStates.toConfirm,
    ...member,
    relation: 'attendee' as const,
  }));
  await db
    .insertInto('meeting_member')
    .values(
      [organizer, ...attendees].map(({ staffId, ...member }) => ({
        ...row,
        ...member,
        staff_id: staffId,
        begins_at: at.begins_at,
      })),
    )
    .execute();
  if (roomIds.length > 0) {
    const orders = roomIds.map((roomId) => ({
      ...row,
      ...at,
      id: newId(),
      room_id: roomId,
      state: orderState,
    }));
    await db.insertInto('room_order').values(orders).execute();
  }
  return { id, companyId, meetingNo, creatorId: creator.id, roomIds, beginTime, endTime };
}

async function companyOf(db: Db, staffId: string): Promise<string> {
  const staff = await db
    .selectFrom('staff')
    .select('company_id')
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow();
  return staff.company_id;
}
