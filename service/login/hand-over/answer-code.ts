import { sql } from 'kysely';
import type { ScannedCode } from '@/lib/contract/hand-over';
import { qrLogin } from '@/lib/domain/limits/way-in-limits';
import { qrLoginText } from '@/lib/text/zh-cn/qr-login';
import { hashSecret } from '../../kernel/secrets/secret';
import { instant } from '../../db/sql/instant';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import type { AccountCaller } from '../../kernel/caller';

type Answer = { codeId: string; traceId: string };

/** The first account that opens a code owns it; opening it again changes nothing. */
export async function scanCode(
  { db, clock }: Deps,
  { accountId }: AccountCaller,
  codeId: string,
): Promise<ScannedCode> {
  const now = clock.now();
  const codeHash = hashSecret(codeId);
  const scanned = await db
    .updateTable('login_code')
    .set({ state: 'scanned', account_id: accountId })
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', instant(now))
    .where((eb) =>
      eb.or([
        eb('state', '=', 'waiting'),
        eb.and([eb('state', '=', 'scanned'), eb('account_id', '=', accountId)]),
      ]),
    )
    .returning(['device', 'client_address', 'created_at', 'expires_at'])
    .executeTakeFirst();
  if (!scanned) throw await refusal({ db, now, codeHash });
  return {
    ...(scanned.device && { device: scanned.device }),
    ...(scanned.client_address && { clientAddress: scanned.client_address }),
    createdTime: scanned.created_at,
    expireTime: scanned.expires_at,
  };
}

/** Lets the browser in that shows the code. Saying so twice is saying it once: the first answer may have got lost. */
export async function confirmCode(deps: Deps, caller: AccountCaller, answer: Answer): Promise<void> {
  await settle(deps, caller, { ...answer, state: 'confirmed' });
  deps.logger.info(
    { traceId: answer.traceId, accountId: caller.accountId },
    'log-in of another browser confirmed',
  );
}

/** Turns the browser away that shows the code, for good. */
export async function denyCode(deps: Deps, caller: AccountCaller, answer: Answer): Promise<void> {
  await settle(deps, caller, { ...answer, state: 'denied' });
  deps.logger.info(
    { traceId: answer.traceId, accountId: caller.accountId },
    'log-in of another browser denied',
  );
}

async function settle(
  { db, clock }: Deps,
  { accountId }: AccountCaller,
  { codeId, state }: Answer & { state: 'confirmed' | 'denied' },
): Promise<void> {
  const now = clock.now();
  const codeHash = hashSecret(codeId);
  const settled = await db
    .updateTable('login_code')
    .set({ state, expires_at: sql`greatest(expires_at, ${instant(now + qrLogin.graceMs)})` })
    .where('code_hash', '=', codeHash)
    .where('account_id', '=', accountId)
    .where('state', '=', 'scanned')
    .where('expires_at', '>', instant(now))
    .returning('state')
    .executeTakeFirst();
  if (settled) return;
  const row = await readCode({ db, codeHash });
  if (row?.account_id === accountId && answered(row.state) === state) return;
  throw await refusal({ db, now, codeHash });
}

/** A confirmed code may have been used up before the answer is requested again. */
const answered = (state: string) => (state === 'used' ? 'confirmed' : state);

type Lookup = { db: Deps['db']; codeHash: Buffer };

const readCode = ({ db, codeHash }: Lookup) =>
  db
    .selectFrom('login_code')
    .where('code_hash', '=', codeHash)
    .select(['state', 'account_id', 'expires_at'])
    .executeTakeFirst();

async function refusal({ now, ...lookup }: Lookup & { now: number }): Promise<ServiceError> {
  const row = await readCode(lookup);
  if (!row) return new ServiceError(httpCodes.notFound, { message: qrLoginText.unknown });
  const isOpen = row.state === 'waiting' || row.state === 'scanned';
  if (isOpen && row.expires_at <= now)
    return new ServiceError(httpCodes.gone, { message: qrLoginText.expired });
  return new ServiceError(httpCodes.conflict, { message: qrLoginText.used });
}
