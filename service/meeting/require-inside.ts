import type { Kysely } from 'kysely';
import { detailsText } from '@/lib/text/zh-cn/details';
import type { Database } from '../db/database';
import type { Caller } from '../kernel/caller';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import { meetingView, viewerOf } from './policy';
import { findMeeting } from './queries/find-meeting';

/**
 * A meeting for a reader of its history: a member, or an approver of its requests (S46).
 *
 * @throws ServiceError 404000 when there is none, 403000 for anybody else
 */
export async function requireInside(db: Kysely<Database>, caller: Caller, id: string) {
  const meeting = await findMeeting(db, caller, id);
  if (meeting === undefined)
    throw new ServiceError(httpCodes.notFound, { message: detailsText.missing.title });
  const view = meetingView(meeting, viewerOf(caller.staffId, meeting));
  if (view !== 'inside' && view !== 'approver')
    throw new ServiceError(httpCodes.forbidden, { message: detailsText.forbidden.title });
  return { meeting, isInside: view === 'inside' };
}
