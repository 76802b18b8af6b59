import type { Kysely } from 'kysely';
import type { Database } from '../db/database';
import type { DoorCaller } from '../kernel/caller';
import type { Deps } from '../kernel/deps';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import { hashSecret } from '../kernel/secrets/secret';

const bearerPattern = /^Bearer ([\w-]{1,512})$/i;

/**
 * The screen behind a call. Its token is no access token and stands in a table of its own, so neither opens what the other does.
 *
 * @throws ServiceError 401000
 */
export async function authenticateDoor({ db }: Pick<Deps, 'db'>, { headers }: Request): Promise<DoorCaller> {
  const token = bearerPattern.exec(headers.get('authorization') ?? '')?.[1];
  const tokenHash = hashSecret(token ?? '');
  const screen = token === undefined ? undefined : await findScreen(db, tokenHash);
  if (screen === undefined) throw new ServiceError(httpCodes.unauthenticated);
  const { company_id: companyId, real_name: realName, title, accent } = screen;
  return {
    // There is no account: the screen itself is what statements queue by.
    accountId: screen.id,
    account: { mobile: null, realName, avatar: null },
    tokenHash,
    tokenExpiresAt: Number.POSITIVE_INFINITY,
    staffId: screen.staff_id,
    companyId,
    orgCode: companyId,
    realName,
    departmentId: null,
    timeZone: screen.time_zone,
    companyConfig: { title, accent },
    sensitiveWords: screen.sensitive_words,
    settlesOwnRequests: false,
    roomId: screen.room_id,
  } as DoorCaller;
}

const findScreen = (db: Kysely<Database>, tokenHash: Buffer) =>
  db
    .selectFrom('door_screen as screen')
    .innerJoin('company', 'company.id', 'screen.company_id')
    .innerJoin('room', (join) =>
      join.onRef('room.company_id', '=', 'screen.company_id').onRef('room.id', '=', 'screen.room_id'),
    )
    .innerJoin('staff', (join) =>
      join.onRef('staff.company_id', '=', 'screen.company_id').onRef('staff.id', '=', 'screen.staff_id'),
    )
    .leftJoin('company_setting as setting', 'setting.company_id', 'screen.company_id')
    .where('screen.token_hash', '=', tokenHash)
    .where('room.deleted_at', 'is', null)
    .select([
      'screen.id',
      'screen.company_id',
      'screen.room_id',
      'screen.staff_id',
      'staff.real_name',
      'company.time_zone',
      'company.title',
      'company.accent',
      'setting.sensitive_words',
    ])
    .executeTakeFirst();
