import type { Kysely } from 'kysely';
import { type MeetingContent, undone } from '@/lib/domain/meeting/meeting-fields';
import type { MeetingType, Scope } from '@/lib/domain/meeting/meeting-values';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import type { Command } from '../../kernel/commands/run-command';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { type LockedMeeting, lockMeetings } from '../../meeting/commands/lock-meeting';
import { assertMay, viewerOf } from '../../meeting/policy';
import { getMeetingContent } from '../../meeting/queries/meeting-content';
import { getFormerContents } from '../../meeting/queries/versions/former-contents';
import { getWorkingStaffIds } from '../../staff/queries/company-staff';
import type { MeetingChanges } from '../queries/meeting-draft';
import { planUpdate } from '../queries/plan-update';
import { changeMeeting } from './change-meeting';

type Restoration = { id: string; version: number; sensitiveWords: readonly string[] };

/**
 * Makes of a meeting what it was in a former version, which is an update under all of today's rules. Who was invited or left by
 * other ways since stays so, and who no longer works in the company is not invited.
 *
 * @throws ServiceError 404000 for a version that no change replaced, and what an update throws
 */
export const restoreVersion: Command<Restoration, void> = async (trx, caller, input) => {
  const { id, version, sensitiveWords, now } = input;
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertMay('edit', meeting, { viewer: viewerOf(caller.staffId, meeting), now });
  const changes = changesTo(await loadVersion(trx, caller, { meeting, version }));
  const plan = await planUpdate(trx, caller, { meeting, changes });
  const changing = { plan, sensitiveWords, now, kind: 'restored' as const };
  return { result: undefined, change: await changeMeeting(trx, caller, changing) };
};

type Wanted = { meeting: LockedMeeting; version: number };

async function loadVersion(
  trx: Kysely<Database>,
  caller: Caller,
  { meeting, version }: Wanted,
): Promise<MeetingContent> {
  const { content } = await getMeetingContent(trx, caller, meeting);
  const replaced = await getFormerContents(trx, caller, { meetingId: meeting.id, from: version });
  if (replaced.at(-1)?.data.version !== version) throw new ServiceError(httpCodes.notFound);
  const former = replaced.reduce((later, { data }) => undone(later, data.former), content);
  const absentIds = former.memberIds.filter((id) => !content.memberIds.includes(id));
  const workingIds = await getWorkingStaffIds(trx, caller, absentIds);
  const memberIds = former.memberIds.filter((id) => !absentIds.includes(id) || workingIds.includes(id));
  return { ...former, memberIds };
}

const changesTo = (content: MeetingContent): MeetingChanges => ({
  subject: content.subject,
  beginTime: content.beginTime,
  endTime: content.endTime,
  address: content.roomIds.length === 0 ? content.address : undefined,
  online: content.online,
  roomBookingForms: content.roomIds.map((roomId) => ({ roomId })),
  members: content.memberIds.map((staffId) => ({ staffId })),
  guests: [...content.guests],
  scope: content.scope as Scope,
  meetingType: (content.meetingType ?? undefined) as MeetingType | undefined,
  noticeLabels: [...content.noticeLabels],
  content: content.content ?? '',
});
