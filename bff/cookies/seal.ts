import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { limits } from '@/lib/domain/limits/limits';
import { unsealCache } from './unseal-cache';

/** The first key seals, all open. */
export type SessionKeys = readonly [string, ...string[]];

/** The use of a seal; a value cut from one cookie and pasted into another does not open (S03). */
export type SealPurpose =
  | 'session'
  | 'pre-login'
  | 'activity'
  | 'hand-off'
  | 'captcha'
  | 'sso'
  | 'sso-logout'
  | 'qr'
  | 'wechat'
  | 'wechat-binding'
  | 'door';

type Seal = { purpose: SealPurpose; expiresAt: number };
type Sealed = Seal & { data: unknown };

/** The expiry is our own and strict; iron's allows a minute of skew and reads a clock that tests cannot set. */
const noIronExpiry = { ttl: 0 };

// The id travels in the seal. Derived from the key, so that it stays the key's own when the list is rotated (S04).
const keyId = (key: string) => String(createHash('sha256').update(key).digest().readUIntBE(0, 6));

export async function seal({ purpose, expiresAt, data }: Sealed, [key]: SessionKeys): Promise<string> {
  return sealData({ purpose, expiresAt, data }, { password: { [keyId(key)]: key }, ...noIronExpiry });
}

type OpenOptions = { purpose: SealPurpose; keys: SessionKeys; now: number };

/** The sealed data, or why it does not count. Never throws: the value comes from outside. */
export async function open(
  sealed: string,
  { purpose, keys, now }: OpenOptions,
): Promise<{ data: unknown; expiresAt: number } | { refused: 'forged' | 'expired' }> {
  const opened = await unseal(sealed, keys);
  if (opened?.purpose !== purpose || typeof opened.expiresAt !== 'number') return { refused: 'forged' };
  if (opened.expiresAt <= now) return { refused: 'expired' };
  return { data: opened.data, expiresAt: opened.expiresAt };
}

const cache = unsealCache<Partial<Sealed>>(limits.openedSeals);

/** The same seal under the same keys always opens to the same; its expiry is judged on each call. */
async function unseal(sealed: string, keys: SessionKeys): Promise<Partial<Sealed> | undefined> {
  const cacheKey = [sealed, ...keys].join('\n');
  const cached = cache.get(cacheKey);
  if (cached) return cached;
  const password = Object.fromEntries(keys.map((key) => [keyId(key), key]));
  const unsealed = await unsealData<Partial<Sealed>>(sealed, { password, ...noIronExpiry }).catch(
    () => undefined,
  );
  // A value that is no seal comes back as an empty object.
  if (unsealed?.purpose) cache.set(cacheKey, unsealed);
  return unsealed;
}
