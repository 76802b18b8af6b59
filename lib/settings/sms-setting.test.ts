import { z } from 'zod';
import { smsSettingOf, smsVariables } from './sms-setting';

const read = (variables: Record<string, string>) => z.object(smsVariables).safeParse(variables);

it('[AUTH-02] is none until an address is configured', () => {
  expect(smsSettingOf(z.object(smsVariables).parse({}))).toBeUndefined();
});

it('[AUTH-02] describes a gateway by method, address, body and headers', () => {
  const variables = {
    SMS_HTTP_URL: 'https://sms.example.com/send?to={mobile}',
    SMS_HTTP_METHOD: 'PUT',
    SMS_HTTP_BODY: 'code={code}',
    SMS_HTTP_HEADERS: '{"Authorization":"Bearer key","Content-Type":"application/x-www-form-urlencoded"}',
    SMS_HTTP_EXPECT: '"OK"',
  };
  expect(smsSettingOf(z.object(smsVariables).parse(variables))).toEqual({
    kind: 'http',
    url: 'https://sms.example.com/send?to={mobile}',
    method: 'PUT',
    body: 'code={code}',
    headers: { Authorization: 'Bearer key', 'Content-Type': 'application/x-www-form-urlencoded' },
    expect: '"OK"',
  });
});

it.each([
  ['SMS_HTTP_URL', 'ftp://sms.example.com'],
  ['SMS_HTTP_URL', 'https://{mobile}.example.com'],
  ['SMS_HTTP_HEADERS', 'Authorization: SECRET'],
  ['SMS_HTTP_HEADERS', '{"a b":"SECRET"}'],
  ['SMS_HTTP_HEADERS', '{"a":"SECRET\\r\\nx: y"}'],
  ['SMS_HTTP_HEADERS', '["SECRET"]'],
  ['SMS_HTTP_METHOD', 'TRACE'],
])('[S58] refuses a wrong %s without quoting it', (name, value) => {
  const result = read({ [name]: value });
  expect(result.success).toBe(false);
  expect(JSON.stringify(result.error?.issues)).not.toContain('SECRET');
});
