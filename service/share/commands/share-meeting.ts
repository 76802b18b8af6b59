import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { concern, noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { assertMay, viewerOf } from '../../meeting/policy';
import { type Share, shareOf } from '../../meeting/share-key';

const idBytes = 16;

type Sharing = { id: string; rotate: boolean; secrets: readonly string[] };

/**
 * Opens a meeting to whoever has its link; once it is open, `rotate` replaces the key. A share that was ended begins under another
 * id, so no former link leads to it.
 *
 * @throws ServiceError 403000 for anyone but the creator, 400405020 for a meeting that was cancelled or not approved, 501000
 * where the service has no secret to make keys with
 */
export const shareMeeting: Command<Sharing, Share> = async (trx, caller, { id, rotate, secrets, now }) => {
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertMay('share', meeting, { viewer: viewerOf(caller.staffId, meeting), now });
  const existing = shareOf(meeting, secrets);
  if (existing && !rotate) return { result: existing, change: noChange };
  const row = await trx
    .updateTable('meeting')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', id)
    .set({
      share_id: meeting.share_id ?? randomBytes(idBytes).toString('base64url'),
      share_version: sql`share_version + 1`,
    })
    .returning(['company_id', 'id', 'share_id', 'share_version'])
    .executeTakeFirstOrThrow();
  const share = shareOf(row, secrets);
  if (share === undefined) throw new ServiceError(httpCodes.notBuilt);
  const kind = existing ? 'shareRenewed' : 'shared';
  return {
    result: share,
    change: {
      actor: caller.staffId,
      log: [{ meetingId: id, kind }],
      concerns: concern('meeting', [id]),
    },
  };
};
