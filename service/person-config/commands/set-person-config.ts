import { type RawBuilder, sql } from 'kysely';
import type { PersonConfig, PersonConfigChange } from '@/lib/contract/person-config';
import { personConfigLimits } from '@/lib/domain/limits/contact-limits';
import { noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { getPersonConfig } from '../queries';

type Star = PersonConfigChange['favouriteRoom'];

/** SQL: the rooms with a star; none where another release has stored something else. */
const starsOf = (config: RawBuilder<unknown>) => sql`(
  case jsonb_typeof(${config} -> 'favouriteRoomIds')
    when 'array' then ${config} -> 'favouriteRoomIds' else '[]'::jsonb end)`;

/** SQL: the choices with one star more or less. */
function withStar(config: RawBuilder<unknown>, star: Star) {
  if (!star) return config;
  const added = JSON.stringify(star.isFavourite ? [star.roomId] : []);
  return sql`${config} || jsonb_build_object(
    'favouriteRoomIds', (${starsOf(config)} - ${star.roomId}::text) || ${added}::jsonb)`;
}

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
  const { favouriteRoom: star, ...values } = config;
  const isEmpty = Object.values(config).every((value) => value === undefined);
  const change = sql`${JSON.stringify(values)}::jsonb`;
  if (!isEmpty) {
    const { rows } = await sql<{ stars: number }>`
      insert into person_config as stored (company_id, staff_id, config, updated_at)
      values (${companyId}, ${staffId}, jsonb_strip_nulls(${withStar(change, star)}), ${new Date(now)})
      on conflict (company_id, staff_id) do update set updated_at = excluded.updated_at,
        config = jsonb_strip_nulls(${withStar(sql`(stored.config || ${change})`, star)})
      returning jsonb_array_length(${starsOf(sql.ref('stored.config'))}) as stars`.execute(trx);
    if (rows.some(({ stars }) => stars > personConfigLimits.favouriteRoomsMax))
      throw new ServiceError(httpCodes.invalid);
  }
  return {
    result: await getPersonConfig(trx, caller),
    change: isEmpty
      ? noChange
      : { actor: staffId, log: [], concerns: [{ kind: 'config', id: staffId, staffId }] },
  };
};
