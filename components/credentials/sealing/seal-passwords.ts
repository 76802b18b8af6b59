import type { AuthConfig } from '@/lib/client/configuration';
import type { PublicKey } from '@/lib/contract/auth';
import { encryptPassword } from './encrypt-password';

type Options = { digest?: AuthConfig['passwordDigest'] };

/**
 * Seals all passwords of one call under its one key and nonce, by the names that the call gives them.
 * Rejects when a password cannot be encrypted; then none of them may leave.
 *
 * @example
 * await sealPasswords({ newPassword, oldPassword }, key) //=> { keyId, newPassword: 'kU2…', oldPassword: 'Zq9…' }
 */
export async function sealPasswords<Name extends string>(
  passwords: Record<Name, string>,
  key: PublicKey,
  { digest = 'none' }: Options = {},
): Promise<Record<Name, string> & { keyId: string }> {
  const names = Object.keys(passwords) as Name[];
  const sealed = await Promise.all(
    names.map(async (name) => [name, await encryptPassword(passwords[name], key, digest)] as const),
  );
  return { ...(Object.fromEntries(sealed) as Record<Name, string>), keyId: key.keyId };
}
