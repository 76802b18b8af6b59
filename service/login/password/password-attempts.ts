import { errorCodes } from '@/lib/domain/error-codes';
import type { Deps } from '../../kernel/deps';
import { ServiceError } from '../../kernel/errors/service-error';
import type { Client } from '../../kernel/client-address';
import { addressBuckets, type Bucket, bucketOf } from '../../kernel/rate-limit/buckets';
import { refundTokens, consumeTokens } from '../../kernel/rate-limit/consume-tokens';
import { assertGraphicCaptcha } from '../../captcha/graphic/graphic-captcha';
import { hashSecret } from '../../kernel/secrets/secret';

type Try = {
  /** Two names of one account count apart, or a stranger would learn that they are one; one name in other letters counts as itself. */
  username: string;
  client: Client;
  sessionId: string | undefined;
  graphicCaptcha: string | undefined;
};

/**
 * Counts an attempt at a password (S23): the first few pass, then only those with a graphic captcha, whether the account exists
 * or not (S25). The attempt is counted before it is judged, so that parallel ones get no further. A solved captcha always lets
 * the attempt pass: no account can be locked out by others. Throws 4001003 and 4001004.
 */
export async function countPasswordAttempt(deps: Deps, one: Try): Promise<void> {
  try {
    await consumeTokens(deps, bucketsOf(deps, one), () => new ServiceError(errorCodes.captchaRequired));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    await assertGraphicCaptcha(deps, one);
  }
}

/** After the right password: deletes the name's earlier attempts and refunds the address's token. */
export async function clearPasswordAttempts(
  deps: Deps,
  { username, client }: Pick<Try, 'username' | 'client'>,
): Promise<void> {
  const [ofName, ...ofAddress] = bucketsOf(deps, { username, client });
  await deps.db.deleteFrom('rate_bucket').where('name', '=', ofName.name).execute();
  await refundTokens(deps, ofAddress);
}

const bucketsOf = (
  deps: Pick<Deps, 'config'>,
  { username, client }: Pick<Try, 'username' | 'client'>,
): [Bucket, ...Bucket[]] => [
  bucketOf('passwordTries', hashSecret(username.toLowerCase()).toString('base64url')),
  ...addressBuckets(['logInFailuresPerAddress'], client, deps),
];
