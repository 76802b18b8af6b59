import { createHash, randomBytes } from 'node:crypto';
import { aCompany } from './a-company';
import type { Db, Row } from './db';
import { longAgo, newId, nextNumber } from './db';
import { testNow } from '../test-clock';

/** A person of a company who is logged in: `token` is the access token in clear. */
export type TestStaff = {
  id: string;
  companyId: string;
  accountId: string;
  mobile: string;
  token: string;
  /** The headers that the BFF sends for this person. */
  headers: Record<string, string>;
};

type Overrides = Partial<Row<'staff'>> & { password_hash?: string };

const aDayMs = 86_400_000;

/** A staff member with an account and a valid access token, in a company of their own unless one is given. */
export async function aStaff(
  db: Db,
  { password_hash: passwordHash, ...overrides }: Overrides = {},
): Promise<TestStaff> {
  const number = nextNumber();
  const companyId = overrides.company_id ?? (await aCompany(db)).id;
  const mobile = overrides.mobile ?? `139${String(number).padStart(8, '0')}`;
  const accountId = overrides.account_id ?? (await anAccount(db, { mobile, password_hash: passwordHash })).id;
  const id = overrides.id ?? newId();
  const staff = { real_name: `员工${number}`, pinyin: `YUANGONG${number}`, mobile, created_at: longAgo };
  await db
    .insertInto('staff')
    .values({ ...staff, ...overrides, id, company_id: companyId, account_id: accountId })
    .execute();
  return loggedIn(db, { id, companyId, accountId, mobile });
}

/** A staff member that is there already, with a new valid access token. */
export async function loggedIn(
  db: Db,
  person: Pick<TestStaff, 'id' | 'companyId' | 'accountId' | 'mobile'>,
): Promise<TestStaff> {
  const token = await aToken(db, person.accountId);
  const headers = {
    authorization: `Bearer ${token}`,
    'x-user-id': person.accountId,
    'x-staff-id': person.id,
    'x-company-id': person.companyId,
    'x-org-code': person.companyId,
  };
  return { ...person, token, headers };
}

/** An account without a company. */
export async function anAccount(
  db: Db,
  overrides: Partial<Row<'account'>> = {},
): Promise<{ id: string; mobile: string }> {
  const mobile = overrides.mobile ?? `138${String(nextNumber()).padStart(8, '0')}`;
  const account = {
    id: newId(),
    username: mobile,
    real_name: '某人',
    created_at: longAgo,
    ...overrides,
    mobile,
  };
  await db.insertInto('account').values(account).execute();
  return { id: account.id, mobile };
}

/** A valid access token of an account, in clear. */
export async function aToken(db: Db, accountId: string, expiresAt = testNow + aDayMs): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('access_token')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      account_id: accountId,
      created_at: new Date(testNow - aDayMs),
      expires_at: new Date(expiresAt),
    })
    .execute();
  return token;
}
