import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { CheckRefusal, draftToCheckSchema } from '@/lib/contract/booking';
import type { UpdateRefusal } from '@/lib/domain/booking/booking-rule';
import { checkBooking, checkUpdate, type MeetingUpdate } from '@/lib/domain/booking/check-booking';
import { repairsOf } from '@/lib/domain/booking/repairs/repairs-of-code';
import { errorCodes } from '@/lib/domain/error-codes';
import { refusalDetail, refusalText } from '@/lib/text/booking-refusals';
import { detailsText } from '@/lib/text/zh-cn/details';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { assertMay, viewerOf } from '../../meeting/policy';
import { findMeeting } from '../../meeting/queries/find-meeting';
import { type LoadedBooking, loadBooking, loadBookingFacts } from './booking-facts';
import { getConflicts } from './conflicts';
import { findRepairs } from './find-repairs';
import { planUpdate } from './plan-update';

type Check = { caller: Caller; now: number; sensitiveWords: readonly string[] };
type DraftToCheck = z.output<typeof draftToCheckSchema>;
type Judged = LoadedBooking & { update?: MeetingUpdate };

/**
 * Every reason why a booking, or a change of a meeting, would be refused now, conflicts included, each with its repairs; changes
 * nothing.
 *
 * @throws ServiceError 404000 for a meeting, room or person that the caller's company does not have, 403000 and 400405020 for a meeting
 * that the caller may not edit
 */
export async function findRefusals(
  db: Kysely<Database>,
  { caller, now, sensitiveWords }: Check,
  { meetingId, ...request }: DraftToCheck,
): Promise<CheckRefusal[]> {
  const { draft, rooms, update }: Judged =
    meetingId === undefined
      ? await loadBooking(db, caller, request)
      : await loadUpdate(db, { caller, now, sensitiveWords }, { meetingId, ...request });
  const facts = await loadBookingFacts(db, caller, {
    draft,
    now,
    sensitiveWords,
    exceptMeetingId: meetingId,
  });
  const refusals = (update ? checkUpdate(draft, facts, update) : checkBooking(draft, facts)).map(
    presentRefusal,
  );
  const isTimed = refusals.every(({ code }) => code !== errorCodes.timeInvalid);
  const isPlaced = update === undefined || update.isMove;
  const roomIds = isTimed && isPlaced ? draft.rooms.map((room) => room.roomId) : [];
  const conflicts = await getConflicts(db, caller, { ...draft, roomIds, exceptMeetingId: meetingId });
  const code = errorCodes.roomConflict;
  if (conflicts.length > 0) refusals.push({ code, message: refusalText({ code }), conflicts });
  if (refusals.every((refusal) => refusal.code === errorCodes.sensitiveContent)) return refusals;

  const repairs = await findRepairs(db, caller, { draft, rooms, facts, update, exceptMeetingId: meetingId });
  return refusals.map((refusal) => ({ ...refusal, repairs: repairsOf(refusal.code, repairs) }));
}

type RefusalCode = UpdateRefusal['code'];

function presentRefusal(refusal: UpdateRefusal): CheckRefusal & { code: RefusalCode } {
  const { roomId, serviceId } = refusal.facts;
  const detail = refusalDetail(refusal);
  return {
    code: refusal.code,
    message: refusalText(refusal),
    ...(roomId !== undefined && { roomId }),
    ...(serviceId !== undefined && { serviceId }),
    ...(detail !== undefined && { detail }),
  };
}

async function loadUpdate(
  db: Kysely<Database>,
  { caller, now }: Check,
  { meetingId, ...changes }: DraftToCheck & { meetingId: string },
): Promise<Judged> {
  const meeting = await findMeeting(db, caller, meetingId);
  if (meeting === undefined)
    throw new ServiceError(httpCodes.notFound, { message: detailsText.missing.title });
  assertMay('edit', meeting, { viewer: viewerOf(caller.staffId, meeting), now });
  return planUpdate(db, caller, { meeting, changes });
}
