import type { WechatOffer } from '@/lib/contract/hand-over';
import { startWechatVendor, wechatSecret, type WechatVendor } from '@/test/wechat-vendor/start-wechat-vendor';
import { createLogger } from '../../kernel/logger';
import {
  aStaff,
  anAccount,
  rawClient,
  testClock,
  testDatabase,
  type TestDatabase,
  testNow,
  type TestStaff,
} from '../../testing';

const bindCall = 'POST /api-auth/api/user/account/weixin/actions/bind';
const offerCall = 'POST /api-auth/api/user/account/weixin/actions/offer';
const declineCall = 'POST /api-auth/api/weChatLogin/actions/decline';
const ownCall = 'GET /api-auth/api/user/account';
const unbindCall = 'POST /api-auth/api/user/account/weixin/actions/unbind';

let store: TestDatabase;
let vendor: WechatVendor;
const clock = testClock();
const lines: string[] = [];
beforeAll(async () => {
  [store, vendor] = await Promise.all([testDatabase(), startWechatVendor()]);
});
afterAll(() => Promise.all([store.close(), vendor.end()]));
beforeEach(() => clock.set(testNow));

let numbered = 0;
const somebody = (more: object = {}) => ({ openid: `MARK-openid-${numbered++}`, nickname: '小林', ...more });

function call(...args: Parameters<ReturnType<typeof rawClient>>) {
  const wechat = {
    appId: 'wx1',
    secret: wechatSecret,
    redirectUri: 'https://rooms.example.com/bff/wechat/return',
    pageUrl: vendor.origin,
    apiUrl: vendor.origin,
  };
  const logger = createLogger({ destination: { write: (line: string) => void lines.push(line) } });
  return rawClient(store.db, { config: { wechat }, logger, clock })(...args);
}

const logIn = (person: Parameters<WechatVendor['codeFor']>[0]) =>
  call(`GET /api-auth/api/weChatLogin?code=${vendor.codeFor(person)}&state=s`);

/** The offer that a log-in with a chat account leaves that nobody has here. */
async function offered(person = somebody()) {
  const { status, body } = await logIn(person);
  expect({ status, code: body.code }).toEqual({ status: 400, code: 4001005 });
  return body.data as WechatOffer;
}

/** What the page named. The BFF has compared it; here the ticket and the token decide. */
const asked = { userId: 'u', shown: 's' };
const bind = ({ headers }: Pick<TestStaff, 'headers'>, ticket: string) =>
  call(bindCall, { headers: { ...headers, 'x-binding-ticket': ticket }, json: asked });
const own = async ({ headers }: TestStaff) => (await call(ownCall, { headers })).body;

it('[AUTH-06] offers a chat account that nobody has, by its name and without its openid', async () => {
  const { status, body } = await logIn(
    somebody({ nickname: ' 小\u3164林\u202e<\u00ad\u2800b> ', headimgurl: 'https://pic.example.com/1' }),
  );
  expect(status).toBe(400);
  expect(body.data).toEqual({
    ticket: expect.stringMatching(/^[\w-]{43}$/),
    nickname: '小林<b>',
    portrait: 'https://pic.example.com/1',
    expireTime: testNow + 600_000,
  });
  expect(JSON.stringify(body)).not.toContain('MARK');
});

it.each([
  ['the vendor does not tell its name', { nickname: undefined }],
  ['its name is blank', { nickname: ' \u200b ' }],
  ['its name is a filler of Hangul', { nickname: '\u3164\u115f' }],
  ['its name is a blank of Braille', { nickname: '\u2800' }],
  ['its name turns the line and breaks it softly', { nickname: '\u061c\u00ad' }],
  ['its name is made of tags', { nickname: '\u{e0041}\u{e007f}' }],
  ['its name is a mark upon nothing', { nickname: '\u0301' }],
])('[AUTH-06] offers none where %s: nobody could be asked whether it is theirs', async (_, more) => {
  expect(await logIn(somebody(more))).toMatchObject({
    status: 400,
    body: { code: 4001005, message: '该微信尚未绑定账号，请使用其他方式登录' },
  });
  expect((await logIn(somebody(more))).body.data).toBeUndefined();
});

it.each(['javascript:alert(1)', '/x', 'data:image/png;base64,x', `https://p.example.com/${'x'.repeat(600)}`])(
  '[AUTH-06] takes no picture from %s',
  async (headimgurl) => {
    expect(await offered(somebody({ headimgurl }))).not.toHaveProperty('portrait');
  },
);

it('[AUTH-06] [AUTH-20] binds it once, says since when, lets it in from then on, and parts from it', async () => {
  const [me, person] = [await aStaff(store.db), somebody()];
  expect(await own(me)).toMatchObject({ canBindWeixin: true });
  const { ticket } = await offered(person);
  clock.advance(60_000);
  expect((await bind(me, ticket)).status).toBe(204);
  const weixin = { openid: person.openid, boundTime: testNow + 60_000 };
  expect(await own(me)).toMatchObject({ weixin, canBindWeixin: false });
  expect(await logIn(person)).toMatchObject({ status: 200, body: { userId: me.accountId } });

  expect(await bind(me, ticket)).toMatchObject({ status: 410, body: { code: 410000 } });
  await call(unbindCall, { headers: me.headers, json: { openid: person.openid } });
  expect((await bind(me, ticket)).status).toBe(410);
  expect(await own(me)).not.toHaveProperty('weixin');
  expect(await own(me)).toMatchObject({ canBindWeixin: true });
});

it('[AUTH-06] lets a logged-in account have one offered by itself, but none that is taken', async () => {
  const [me, other, person] = [await aStaff(store.db), await aStaff(store.db), somebody()];
  const ask = ({ headers }: TestStaff) =>
    call(offerCall, { headers, json: { code: vendor.codeFor(person) } });
  const { body } = await ask(me);
  expect((await bind(me, String(body.ticket))).status).toBe(204);
  const again = await ask(other);
  expect(await bind(other, String(again.body.ticket))).toMatchObject({
    status: 409,
    body: { message: '该微信已绑定其他账号', data: { bound: 'wechat' } },
  });
  expect(await own(me)).toMatchObject({ weixin: { openid: person.openid } });
  expect(await own(other)).not.toHaveProperty('weixin');
  expect((await call(offerCall, { json: { code: 'c' } })).status).toBe(401);
});

it('[AUTH-06] leaves an account its chat account, and the ticket to the next log-in', async () => {
  const [me, other, mine] = [await aStaff(store.db), await aStaff(store.db), somebody()];
  await bind(me, (await offered(mine)).ticket);
  const { ticket } = await offered();
  expect(await bind(me, ticket)).toMatchObject({
    status: 409,
    body: { message: '此账号已绑定其他微信，请先解绑', data: { bound: 'account' } },
  });
  expect(await own(me)).toMatchObject({ weixin: { openid: mine.openid } });
  expect((await bind(other, ticket)).status).toBe(204);
});

it('[AUTH-06] [S14] binds nothing by a ticket that is too old, declined, made up or of another kind', async () => {
  const me = await aStaff(store.db);
  const [old, declined] = [await offered(), await offered()];
  const decline = () =>
    call(declineCall, { headers: { 'x-binding-ticket': declined.ticket }, json: { shown: 's' } });
  expect((await decline()).status).toBe(204);
  expect((await decline()).status).toBe(204);
  const csrf = (await call('GET /api-auth/api/getLoginCsrfToken')).body.csrfToken;
  for (const ticket of [declined.ticket, String(csrf), 'made-up', ''])
    expect((await bind(me, ticket)).status).toBe(410);
  clock.advance(600_000);
  expect((await bind(me, old.ticket)).status).toBe(410);
  expect((await call(bindCall, { headers: { 'x-binding-ticket': old.ticket }, json: asked })).status).toBe(
    401,
  );
  expect(await own(me)).not.toHaveProperty('weixin');
});

it('[AUTH-06] two at once: one ticket, one account or one chat account is bound once', async () => {
  const [one, two, three] = await Promise.all([aStaff(store.db), aStaff(store.db), aStaff(store.db)]);
  const statuses = async (tries: Promise<{ status: number }>[]) =>
    (await Promise.all(tries)).map(({ status }) => status).sort();
  const { ticket } = await offered();
  expect(await statuses([bind(one, ticket), bind(two, ticket)])).toEqual([204, 410]);

  const person = somebody();
  const [first, second] = [await offered(person), await offered(person)];
  const free = (await own(one)).weixin === undefined ? one : two;
  expect(await statuses([bind(free, first.ticket), bind(three, second.ticket)])).toEqual([204, 409]);

  const four = await aStaff(store.db);
  const [mine, alsoMine] = [await offered(), await offered()];
  expect(await statuses([bind(four, mine.ticket), bind(four, alsoMine.ticket)])).toEqual([204, 409]);
});

it('[AUTH-06] does not offer the chat account of somebody who was shut out', async () => {
  const person = somebody();
  await anAccount(store.db, { wechat_openid: person.openid, disabled_at: new Date(testNow) });
  expect((await logIn(person)).body.data).toEqual({ reason: 'disabled' });
});

it('[S58] logs neither ticket nor chat account', async () => {
  const { ticket } = await offered();
  await bind(await aStaff(store.db), ticket);
  expect(lines.join('')).toContain('social chat account bound');
  for (const secret of ['MARK', ticket]) expect(lines.join('')).not.toContain(secret);
});
