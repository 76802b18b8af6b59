import type { Transaction } from 'kysely';
import { v7 as newId } from 'uuid';
import type { SsoConfig } from '@/lib/settings/sso-settings';
import type { ProvenIdentity } from './proven-identity';
import { loginRefused } from './refusals';
import type { Database } from '../../db/database';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';

type Account = { id: string; disabled_at: number | null };
type SsoLogin = { identity: ProvenIdentity; config: SsoConfig; now: number };
type Trx = Transaction<Database>;

/**
 * The account of a proven identity (ADR 36): the linked one, else the one of its place in a company, else the one with its verified
 * mobile, which is linked from then on; else a new one, where the configuration lets people register so. Refuses the rest.
 */
export async function accountOfIdentity(trx: Trx, login: SsoLogin): Promise<Account> {
  const linked = await linkedAccount(trx, login.identity);
  if (linked) return linked;
  const place = await placeOf(trx, login.identity);
  const account =
    (place?.account_id && (await accountBy(trx, 'id', place.account_id))) ||
    (login.identity.mobile && (await accountBy(trx, 'mobile', login.identity.mobile))) ||
    (await register(trx, login));
  await link(trx, account, login);
  if (place?.account_id === null) await claimPlace(trx, account, place);
  return account;
}

const linkedAccount = (trx: Trx, { issuer, subject }: ProvenIdentity): Promise<Account | undefined> =>
  trx
    .selectFrom('account_identity as identity')
    .innerJoin('account', 'account.id', 'identity.account_id')
    .where('identity.issuer', '=', issuer)
    .where('identity.subject', '=', subject)
    .select(['account.id', 'account.disabled_at'])
    .executeTakeFirst();

const accountBy = (trx: Trx, column: 'id' | 'mobile', value: string): Promise<Account | undefined> =>
  trx.selectFrom('account').where(column, '=', value).select(['id', 'disabled_at']).executeTakeFirst();

/** The staff member whose id the provider names, with the account that has the place. */
const placeOf = async (trx: Trx, { staffId }: ProvenIdentity) =>
  staffId === undefined
    ? undefined
    : trx
        .selectFrom('staff')
        .where('id', '=', staffId)
        .where('deleted_at', 'is', null)
        .select(['id', 'company_id', 'account_id'])
        .executeTakeFirst();

type Place = NonNullable<Awaited<ReturnType<typeof placeOf>>>;

async function register(trx: Trx, { identity, config, now }: SsoLogin): Promise<Account> {
  if (!config.autoRegister) throw loginRefused('notOpened');
  const id = newId();
  const real_name = identity.name ?? identity.username ?? identity.mobile ?? '';
  const fresh = { id, mobile: identity.mobile, real_name, created_at: new Date(now) };
  // A taken name is not worth a refusal: a log-in by the provider does not use it.
  for (const username of new Set([identity.username ?? id, id])) {
    const added = await trx
      .insertInto('account')
      .values({ ...fresh, username })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'disabled_at'])
      .executeTakeFirst();
    if (added) return added;
  }
  // A parallel call registered this mobile a moment ago; the next attempt finds the account.
  throw new ServiceError(httpCodes.unavailable);
}

async function link(trx: Trx, { id }: Account, { identity, now }: SsoLogin): Promise<void> {
  const { issuer, subject } = identity;
  const linked = await trx
    .insertInto('account_identity')
    .values({ issuer, subject, account_id: id, created_at: new Date(now) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  if (!linked) throw loginRefused('taken');
}

/** Unless a parallel call was faster, or the account has a place in that company already. */
const claimPlace = (trx: Trx, { id }: Account, place: Place) =>
  trx
    .updateTable('staff')
    .set({ account_id: id })
    .where('company_id', '=', place.company_id)
    .where('id', '=', place.id)
    .where('account_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('staff as other')
            .where('other.company_id', '=', place.company_id)
            .where('other.account_id', '=', id)
            .where('other.deleted_at', 'is', null)
            .select('other.id'),
        ),
      ),
    )
    .execute();
