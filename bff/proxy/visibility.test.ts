import { parseEnv } from '@/bff/config/env';
import { browserCall, cookieOf, sessionOf, testGateway } from '@/test/bff/test-gateway';

const schedule = '/api-meeting/api/user/v2/meetings/actions/schedule';
const settings = '/api-meeting/api/user/meetings/settings/for-schedule';
const template = (scope: number) => ({
  publicAddressBook: true,
  template: { createMode: 'single', noticeLabels: [], scope },
});
const booked = { _id: 'm1', meetingNo: '1', status: 'BEFORE', roomOrderList: [] };

async function before(spelling: string, scope = 0) {
  const kit = testGateway(
    {
      [`POST ${schedule}`]: () => Response.json(booked),
      [`GET ${settings}`]: () => Response.json(template(scope)),
    },
    { visibility: parseEnv({ VISIBILITY_VALUES: spelling }).VISIBILITY_VALUES },
  );
  const cookie = await cookieOf(sessionOf(), kit.gateway);
  const post = (body: string, type = 'application/json') =>
    kit.send(
      browserCall(`/bff${schedule}`, { method: 'POST', cookie, body, headers: { 'content-type': type } }),
    );
  const read = async () => (await kit.send(browserCall(`/bff${settings}`, { cookie }))).json();
  return { ...kit, post, read };
}

describe('[LIM-02] a service with a spelling of its own', () => {
  it.each([
    ['0,1', 1, 0],
    ['0,1', 2, 1],
    ['1,2', 1, 1],
    ['1,2', 2, 2],
    ['2,1', 1, 2],
  ])('that says %s is sent our %i as %i', async (spelling, ours, theirs) => {
    const { post, service } = await before(spelling);
    expect((await post(JSON.stringify({ subject: '周会', scope: ours }))).status).toBe(200);
    expect(JSON.parse(service.recorded[0]?.body ?? '')).toEqual({ subject: '周会', scope: theirs });
  });

  it.each([
    ['0,1', 0, 1],
    ['0,1', 1, 2],
    ['0,1', 7, 7],
    ['1,2', 2, 2],
  ])('that says %s is read: its %i is our %i', async (spelling, theirs, ours) => {
    const { read } = await before(spelling, theirs);
    expect(await read()).toEqual(template(ours));
  });

  it('gets what is no JSON as it is', async () => {
    const { post, service } = await before('0,1');
    await post('{"scope":1');
    expect(service.recorded[0]?.body).toBe('{"scope":1');
  });
});

describe('VISIBILITY_VALUES', () => {
  it('are ours by default', () => {
    expect(parseEnv({}).VISIBILITY_VALUES).toEqual({ private: 1, public: 2 });
  });

  it.each(['1', '1,1', 'private,public', '0;1', '1,2,3'])('are not %s', (text) => {
    expect(() => parseEnv({ VISIBILITY_VALUES: text })).toThrow(/VISIBILITY_VALUES: 应为/);
  });
});
