import { clientDevice } from './client-device';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

it('names a browser by family and system', () => {
  expect(clientDevice(chrome)).toBe('Chrome · Windows');
  expect(clientDevice(phone)).toBe('Safari · iOS');
});

it('[S58] passes on nothing of what a made-up browser calls itself that a header or a log could stumble on', () => {
  const made = clientDevice(`Evil\u0001会议${'x'.repeat(5_000)}/1 (X) \u001b[31m`) ?? '';
  expect(made).toMatch(/^[\x20-\x7e·]{0,64}$/);
});

it('says nothing where nothing is known', () => {
  expect(clientDevice(undefined)).toBeUndefined();
  expect(clientDevice('')).toBeUndefined();
});
