import type { Kysely } from 'kysely';
import type { ResponseOf } from '@/lib/contract';
import { undone } from '@/lib/domain/meeting/meeting-fields';
import { serviceText } from '@/lib/text/zh-cn/service';
import type { Database } from '../db/database';
import type { Caller } from '../kernel/caller';
import { inSnapshot } from '../kernel/commands/transaction';
import type { Deps } from '../kernel/deps';
import { presentVersion } from './present-version';
import { getMeetingContent } from './queries/meeting-content';
import { getContentNames } from './queries/versions/content-names';
import { getFormerContents } from './queries/versions/former-contents';
import { requireInside } from './require-inside';

type Versions = ResponseOf<'GET /api-meeting/api/user/v2/meetings/{id}/versions'>;

/**
 * The versions of a meeting, for those who see its change log.
 *
 * @throws ServiceError 404000 when there is none, 403000 for anybody else
 */
export const readVersions = ({ db }: Pick<Deps, 'db'>, caller: Caller, id: string): Promise<Versions> =>
  inSnapshot(db, (trx) => readAll(trx, caller, id));

async function readAll(db: Kysely<Database>, caller: Caller, id: string): Promise<Versions> {
  const { meeting, isInside } = await requireInside(db, caller, id);
  const { content } = await getMeetingContent(db, caller, meeting);
  let before = content;
  const replaced = (await getFormerContents(db, caller, { meetingId: meeting.id })).map((entry) => {
    before = undone(before, entry.data.former);
    return { ...entry, content: before };
  });
  const names = await getContentNames(db, caller, [content, ...replaced.map((entry) => entry.content)]);
  return {
    latest: presentVersion(content, { version: meeting.version, names, isInside }),
    former: replaced.map(({ data: { version, fields }, ...entry }) => ({
      replacedTime: entry.created_at,
      actorName: entry.actor_name ?? serviceText.clock,
      fields,
      meeting: presentVersion(entry.content, { version, names, isInside }),
    })),
  };
}
