import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { getApprovals } from './approval';
import { getChangeLog } from './change-log';
import { getFiles } from './files';
import { getGuests } from '../guests/get-guests';
import { getMembers } from './members';
import { findOnlineMeeting } from './online-meeting';
import { getDevices, getRooms } from './rooms';

export type OpenParts = Awaited<ReturnType<typeof getOpenParts>>;
export type InsideParts = Awaited<ReturnType<typeof getInsideParts>>;

/** The parts that everyone sees who may see the meeting; one after the other, on the connection of one snapshot. */
export async function getOpenParts(db: Kysely<Database>, caller: Caller, meetingId: string) {
  const members = await getMembers(db, caller, meetingId);
  const guests = await getGuests(db, caller, meetingId);
  const rooms = await getRooms(db, caller, meetingId);
  const devices = await getDevices(db, caller, meetingId);
  return { members, guests, rooms, devices };
}

/** The parts that stay among members, and in part among approvers, also when the meeting is public (S46). */
export async function getInsideParts(
  db: Kysely<Database>,
  caller: Caller,
  { meetingId, isMember }: { meetingId: string; isMember: boolean },
) {
  const approvals = await getApprovals(db, caller, meetingId);
  const log = await getChangeLog(db, caller, { meetingId });
  if (!isMember) return { approvals, online: undefined, files: [], log };
  const online = await findOnlineMeeting(db, caller, meetingId);
  const files = await getFiles(db, caller, meetingId);
  return { approvals, online, files, log };
}
