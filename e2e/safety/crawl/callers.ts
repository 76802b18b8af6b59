import { logIn, organizer, type ApiClient } from '../../fixtures/api-client';
import type { Stage } from '../../fixtures/stage/staged-test';
import type { TestDatabase } from '../../fixtures/database/test-database';
import type { CrawlRequest } from './exchange';
import { bookOwnMeetings } from './own-meetings';

/** A caller of the crawl. `company` is the one that the session acts for; everything of every other company is foreign. */
export type Caller = {
  name: string;
  mobile?: string;
  company?: string;
  /** The one that this browser asked for, as forms do before they name it (AUTH-19). */
  captchaSession?: string;
  cookies: Record<string, string>;
  /** The status of every answer to a call that needs more than this caller has. */
  refusals: Partial<Record<CrawlRequest['needs'], number>>;
};

export const companies = { ours: '示例科技', theirs: '远山咨询' };

const twoCompanies = '13800000003';
const noCompany = '13800000004';
const disabled = '13800000006';

export async function logInCallers({ app: { origin }, database }: Stage) {
  const member = await logIn(origin, organizer);
  const other = await logIn(origin, twoCompanies);
  await chooseCompany(other, companies.theirs);
  const nobody = await logIn(origin, noCompany);
  for (const client of [member, other]) await bookOwnMeetings(origin, client);

  // A disabled person cannot log in any more: this session began before that.
  await setDisabled(database, 'NULL');
  const leaver = await logIn(origin, disabled);
  await setDisabled(database, 'now()');

  return {
    anonymous: {
      name: 'nobody in particular',
      cookies: {},
      refusals: { session: 401, account: 401, staff: 401, door: 403 },
    },
    disabled: {
      name: 'somebody disabled',
      mobile: disabled,
      captchaSession: await captchaSessionOf(leaver),
      cookies: leaver.jar.header(),
      refusals: { account: 401, staff: 401, door: 403 },
    },
    nobody: {
      name: 'somebody without a company',
      mobile: noCompany,
      captchaSession: await captchaSessionOf(nobody),
      cookies: nobody.jar.header(),
      refusals: { staff: 403, door: 403 },
    },
    member: {
      name: 'a member',
      mobile: organizer,
      company: companies.ours,
      captchaSession: await captchaSessionOf(member),
      cookies: member.jar.header(),
      refusals: { door: 403 },
    },
    other: {
      name: 'a member of the other company',
      mobile: twoCompanies,
      company: companies.theirs,
      captchaSession: await captchaSessionOf(other),
      cookies: other.jar.header(),
      refusals: { door: 403 },
    },
  } satisfies Record<string, Caller>;
}

async function captchaSessionOf(client: ApiClient): Promise<string> {
  const { body } = await client.call<{ sessionId: string }>('POST', '/api-auth/api/pauth/token/session', {
    body: { scope: 'login', endpointId: 'x', endpointType: 'WEB_APP' },
  });
  return body.sessionId;
}

const setDisabled = (database: TestDatabase, moment: string) =>
  database.query(
    `WITH it AS (UPDATE account SET disabled_at = ${moment} WHERE mobile = $1 RETURNING id)
     UPDATE staff SET disabled_at = ${moment} FROM it WHERE staff.account_id = it.id`,
    [disabled],
  );

async function chooseCompany(client: ApiClient, company: string): Promise<void> {
  const { body: staffs } = await client.call<{ staffId: string; companyName: string }[]>(
    'GET',
    '/api-meeting/api/user/staffs?deletedType=1',
  );
  const staffId = staffs.find(({ companyName }) => companyName === company)?.staffId;
  const { status } = await client.call('PUT', '/session/identity', { body: { staffId } });
  if (status !== 200) throw new Error(`${company} could not be chosen: ${status}`);
}
