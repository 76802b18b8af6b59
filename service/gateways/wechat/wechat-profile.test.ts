import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deadlines } from '@/lib/domain/limits/limits';
import { WechatUnavailableError } from './call-wechat';
import { exchangeWechatCode } from './exchange-wechat-code';
import { wechatProfile } from './wechat-profile';

it('[AUTH-06] [R19] is asked for within what is left of the deadline that the code began, below that of the call', async () => {
  const over = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
  const vendor = createServer(({ url }, response) => {
    if (url?.startsWith('/sns/oauth2/')) response.end(JSON.stringify({ openid: 'o', access_token: 't' }));
    // It hangs, until the time is over.
    else over.abort();
  }).listen(0, '127.0.0.1');
  await once(vendor, 'listening');
  const apiUrl = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  const setting = { appId: 'wx1', secret: 's', redirectUri: '', pageUrl: '', apiUrl };

  const identity = await exchangeWechatCode(setting, 'code');
  if (!identity) throw new Error('the code was refused');
  await expect(wechatProfile(setting, identity)).rejects.toThrow(WechatUnavailableError);
  expect(timeout.mock.calls).toEqual([[deadlines.wechatMs]]);
  expect(deadlines.wechatMs).toBeLessThan(deadlines.readMs);

  timeout.mockRestore();
  vendor.closeAllConnections();
  vendor.close();
});
