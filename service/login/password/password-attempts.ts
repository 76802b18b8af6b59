import { errorCodes } from '@/lib/domain/error-codes';
import type { Deps } from '../../kernel/deps';
import { ServiceError } from '../../kernel/errors/service-error';
import type { Client } from '../../kernel/client-address';
import { addressBuckets, type Bucket, bucketOf } from '../../kernel/rate-limit/buckets';
import { giveBackTokens, takeTokens } from '../../kernel/rate-limit/consume-tokens';
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
 * Lets a password be tried (S23): a few times for nothing, then only with a graphic captcha, whether the account exists or not (S25).
 * It counts before it is judged, so that many at once get no further. Whoever passes the captcha is let in as ever: nobody can lock
 * another one out. Throws 4001003 and 4001004.
 */
export async function takePasswordTry(deps: Deps, one: Try): Promise<void> {
  try {
    await takeTokens(deps, bucketsOf(deps, one), () => new ServiceError(errorCodes.captchaRequired));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    await assertGraphicCaptcha(deps, one);
  }
}

/** The password was right: the name's earlier tries are forgotten, the address gets its own back. */
export async function forgetPasswordTries(
  deps: Deps,
  { username, client }: Pick<Try, 'username' | 'client'>,
): Promise<void> {
  const [ofName, ...ofAddress] = bucketsOf(deps, { username, client });
  await deps.db.deleteFrom('rate_bucket').where('name', '=', ofName.name).execute();
  await giveBackTokens(deps, ofAddress);
}

const bucketsOf = (
  deps: Pick<Deps, 'config'>,
  { username, client }: Pick<Try, 'username' | 'client'>,
): [Bucket, ...Bucket[]] => [
  bucketOf('passwordTries', hashSecret(username.toLowerCase()).toString('base64url')),
  ...addressBuckets(['logInFailuresPerAddress'], client, deps),
];
