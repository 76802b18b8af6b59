import { sql } from 'kysely';
import type { PersonConfig, PersonConfigChange } from '@/lib/contract/person-config';
import { noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { getPersonConfig } from '../queries';

/**
 * Stores some of the caller's choices: of each key the last write counts, so that two devices that choose different things lose
 * nothing of each other (CFG-04).
 */
export const setPersonConfig: Command<{ config: PersonConfigChange }, PersonConfig> = async (
  trx,
  caller,
  { config, now },
) => {
  const { companyId, staffId } = caller;
  const isEmpty = Object.values(config).every((value) => value === undefined);
  if (!isEmpty)
    await sql`
      insert into person_config as stored (company_id, staff_id, config, updated_at)
      values (${companyId}, ${staffId}, jsonb_strip_nulls(${JSON.stringify(config)}::jsonb), ${new Date(now)})
      on conflict (company_id, staff_id) do update set updated_at = excluded.updated_at,
        config = jsonb_strip_nulls(stored.config || ${JSON.stringify(config)}::jsonb)`.execute(trx);
  return {
    result: await getPersonConfig(trx, caller),
    change: isEmpty
      ? noChange
      : { actor: staffId, log: [], concerns: [{ kind: 'config', id: staffId, staffId }] },
  };
};
