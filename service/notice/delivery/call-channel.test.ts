import type { Claimed } from '../queries/claimed-notices';
import { callChannel } from './call-channel';

const claimed = { notice: {}, facts: {} } as Claimed;

test('[R20] a channel that hangs is left after its time, and its notice tried again', async () => {
  const hanging = { name: 'mail' as const, deliver: () => new Promise<never>(() => undefined) };
  expect(await callChannel(hanging, claimed, 1)).toBe('try again');
});

test('[R21] a channel that rejects is tried again, and an answer is taken as it is', async () => {
  const broken = { name: 'mail' as const, deliver: () => Promise.reject(new Error('reset')) };
  expect(await callChannel(broken, claimed)).toBe('try again');
  const refusing = { name: 'mail' as const, deliver: () => Promise.resolve('refused' as const) };
  expect(await callChannel(refusing, claimed)).toBe('refused');
});
