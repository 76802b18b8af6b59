import type { Kysely } from 'kysely';
import type { StaleVersion } from '@/lib/contract/meeting-version';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { presentVersion } from '../../meeting/present-version';
import { getContentNames } from '../../meeting/queries/versions/content-names';
import type { UpdatePlan } from './plan-update';

/** The newest version of a meeting beside what an edit of an older one would make of it. */
export async function describeStaleVersion(
  db: Kysely<Database>,
  caller: Caller,
  { meeting: { version }, before, after, fields }: UpdatePlan,
): Promise<StaleVersion> {
  const names = await getContentNames(db, caller, [before, after]);
  // Only the organizer edits.
  const isInside = true;
  return {
    latest: presentVersion(before, { version, names, isInside }),
    requested: presentVersion(after, { version: version + 1, names, isInside }),
    fields,
  };
}
