import { keys, testNow as now } from '@/test/bff/test-gateway';
import { open, seal } from './seal';

const purpose = 'session';
const expiresAt = now + 1_000;
const sealed = () => seal({ purpose, expiresAt, data: { userId: 'u' } }, [keys.old]);

describe('a seal', () => {
  it('[S03] opens what it sealed, for the same purpose only', async () => {
    const value = await sealed();
    await expect(open(value, { purpose, keys: [keys.old], now })).resolves.toEqual({
      data: { userId: 'u' },
      expiresAt,
    });
    await expect(open(value, { purpose: 'pre-login', keys: [keys.old], now })).resolves.toEqual({
      refused: 'forged',
    });
  });

  it('[S03] gives another ciphertext each time', async () => {
    expect(await sealed()).not.toBe(await sealed());
  });

  it('[S03] does not open with one bit flipped in any of its 16-byte blocks', async () => {
    const value = await sealed();
    for (let at = 0; at < value.length; at += 16) {
      const flipped = String.fromCharCode(value.charCodeAt(at) ^ 1);
      const forged = value.slice(0, at) + flipped + value.slice(at + 1);
      expect(await open(forged, { purpose, keys: [keys.old], now })).toEqual({ refused: 'forged' });
    }
  });

  it.each(['', 'x', 'Fe26.2**', '~2', 'a'.repeat(9_000), '%00'])(
    '[S03] refuses the value "%.20s"',
    async (value) => {
      await expect(open(value, { purpose, keys: [keys.old], now })).resolves.toEqual({ refused: 'forged' });
    },
  );

  it('[S03] ends at the instant inside it', async () => {
    const value = await sealed();
    await expect(open(value, { purpose, keys: [keys.old], now: expiresAt - 1 })).resolves.toHaveProperty(
      'data',
    );
    await expect(open(value, { purpose, keys: [keys.old], now: expiresAt })).resolves.toEqual({
      refused: 'expired',
    });
  });

  it('[S04] survives the rotation of keys until its key is gone', async () => {
    const byOld = await sealed();
    await expect(open(byOld, { purpose, keys: [keys.young, keys.old], now })).resolves.toHaveProperty('data');
    await expect(open(byOld, { purpose, keys: [keys.young], now })).resolves.toEqual({ refused: 'forged' });

    const byYoung = await seal({ purpose, expiresAt, data: {} }, [keys.young, keys.old]);
    for (const list of [[keys.young, keys.old], [keys.old, keys.young], [keys.young]] as const) {
      await expect(open(byYoung, { purpose, keys: list, now })).resolves.toHaveProperty('data');
    }
    await expect(open(byYoung, { purpose, keys: [keys.old], now })).resolves.toEqual({ refused: 'forged' });
  });
});
