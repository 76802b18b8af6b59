import { json } from '@/test/bff/fake-service';
import { testGateway } from '@/test/bff/test-gateway';
import { showUnsubscribe, unsubscribe } from './unsubscribe';

const row = 'POST /api-meeting/api/notice-links/actions/unsubscribe';
const token = '0e0b.11aa.reminder.MARK-mac_x';
const address = `https://meet.example.com/bff/unsubscribe/${token}`;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

test('[R39] a mail program stops the mail with one POST, without a session or a header of ours (RFC 8058)', async () => {
  const { send, service } = testGateway({ [row]: json({ kind: 'reminder' }) });
  const body = 'List-Unsubscribe=One-Click';
  const answer = await send(new Request(address, { method: 'POST', headers: form, body }), unsubscribe);
  expect([answer.status, answer.headers.get('location')]).toEqual([204, null]);
  expect(service.recorded).toMatchObject([{ body: JSON.stringify({ token }) }]);
});

test('[R39] a person comes back to a page that says so', async () => {
  const { send } = testGateway({ [row]: json({ kind: 'reminder' }) });
  const headers = { ...form, accept: 'text/html,*/*' };
  const answer = await send(new Request(address, { method: 'POST', headers, body: '' }), unsubscribe);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/unsubscribe/${token}?done=1`]);
});

test.each([
  { answer: json({ code: 404000, message: '', traceId: '' }, 404), outcome: 'wrong' },
  { answer: json({ code: 500000, message: '', traceId: '' }, 500), outcome: 'failed' },
])('[R23] a person comes back to a page that says how it went: $outcome', async ({ answer, outcome }) => {
  const { send } = testGateway({ [row]: answer });
  const headers = { ...form, accept: 'text/html,*/*' };
  const { status, headers: sent } = await send(
    new Request(address, { method: 'POST', headers, body: '' }),
    unsubscribe,
  );
  expect([status, sent.get('location')]).toEqual([303, `/unsubscribe/${token}?${outcome}=1`]);
});

test('[S40] a link that is opened, as scanners of mail do, changes nothing', async () => {
  const { send, service } = testGateway();
  const answer = await send(new Request(address), showUnsubscribe);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/unsubscribe/${token}`]);
  expect(service.recorded).toEqual([]);
});

test.each(['', 'a%2Fb', 'a/b', '%0d%0a', 'x'.repeat(257)])(
  '[S47] %j is no token, and nobody is asked',
  async (wrong) => {
    const { send, service } = testGateway();
    const url = `https://meet.example.com/bff/unsubscribe/${wrong}`;
    expect(
      (await send(new Request(url, { method: 'POST', headers: form, body: '' }), unsubscribe)).status,
    ).toBe(404);
    expect((await send(new Request(url), showUnsubscribe)).status).toBe(404);
    expect(service.recorded).toEqual([]);
  },
);

test('[S47] a token that opens nothing is not found', async () => {
  const { send } = testGateway();
  expect(
    (await send(new Request(address, { method: 'POST', headers: form, body: '' }), unsubscribe)).status,
  ).toBe(404);
});
