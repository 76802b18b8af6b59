import { json, type Answer } from '@/test/bff/fake-service';
import { browserCall, cookieOf, sessionOf, staff, testGateway } from '@/test/bff/test-gateway';

const staffs = '/api-meeting/api/user/staffs';
const areas = '/api-meeting/api/user/areas/trees';
const forbidden = json({ code: 403_000, message: 'x' }, 403);
const own = { ...staff, id: staff.staffId, userId: 'user-1', orgName: '研发部', realName: '林晓' };

async function askWhen(staffsAnswer: Answer) {
  const kit = testGateway({ [`GET ${areas}`]: forbidden, [`GET ${staffs}`]: staffsAnswer });
  const cookie = await cookieOf(sessionOf(), kit.gateway);
  const response = await kit.send(browserCall(`/bff${areas}`, { cookie }));
  return { kit, response, body: (await response.json()) as { code: number; data?: unknown } };
}

describe('[S10] a refusal of the service', () => {
  it.each([
    ['has nobody left', json([])],
    ['has other companies only', json([{ ...own, id: 'staff-9', staffId: 'staff-9' }])],
    ['is refused as well', forbidden],
  ])('ends the place in the company when the list of the own ones %s', async (_, answer) => {
    const { response, body } = await askWhen(answer);
    expect(response.status).toBe(403);
    expect(body).toMatchObject({ code: 403_000, data: { next: '/none' } });
    // The account is still logged in: it may have another company.
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('is asked about without speaking for the company, which may be refused whatever it asks', async () => {
    const { kit } = await askWhen(json([]));
    const { headers } = kit.service.recorded.at(-1) ?? {};
    expect(headers).toMatchObject({ authorization: 'Bearer MARK-token', 'x-user-id': 'user-1' });
    expect(headers).not.toHaveProperty('x-staff-id');
    expect(headers).not.toHaveProperty('x-company-id');
  });

  it('to a call for which nobody need be logged in says nothing about the company', async () => {
    const key = '/api-auth/api/pauth/token/public-key';
    const kit = testGateway({ [`GET ${key}`]: forbidden, [`GET ${staffs}`]: json([]) });
    const cookie = await cookieOf(sessionOf(), kit.gateway);
    const response = await kit.send(browserCall(`/bff${key}`, { cookie }));
    expect(await response.json()).not.toHaveProperty('data');
    expect(kit.service.recorded.map(({ path }) => path)).toEqual([key]);
  });

  it.each([
    ['has the place', json([own])],
    ['cannot be had', json({ code: 500_000, message: 'x' }, 500)],
  ])('is only about the thing asked for when the list of the own companies %s', async (_, answer) => {
    const { response, body } = await askWhen(answer);
    expect(response.status).toBe(403);
    expect(body.data).toBeUndefined();
  });
});
