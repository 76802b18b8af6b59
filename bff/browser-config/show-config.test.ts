import { json } from '@/test/bff/fake-service';
import { browserCall, cookieOf, sessionOf, testGateway } from '@/test/bff/test-gateway';
import { showAuthConfig, showMeetingConfig } from './show-config';

it('[CFG-01] tells the ways in to whoever wants to log in', async () => {
  const { send } = testGateway();
  const response = await send(browserCall('/bff/api/auth-config'), showAuthConfig);
  expect(await response.json()).toMatchObject({
    modes: ['sms', 'qr', 'password'],
    passwordTransport: 'encrypted',
  });
});

it('[CFG-01] tells limits and options to whoever is logged in', async () => {
  const who = json({ userId: 'user-1', realName: '林晓', expireTime: 1 });
  const { send, gateway } = testGateway({ 'GET /api-auth/api/client/auth/userinfo': who });
  expect((await send(browserCall('/bff/api/meeting-config'), showMeetingConfig)).status).toBe(401);

  const cookie = await cookieOf(sessionOf({ staff: undefined }), gateway);
  const response = await send(browserCall('/bff/api/meeting-config', { cookie }), showMeetingConfig);
  expect(await response.json()).toMatchObject({ limits: { maxMeetingMinutes: 90 }, chatbotCompanyIds: [] });
});
