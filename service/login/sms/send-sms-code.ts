import type { SlidingCaptcha } from '@/lib/contract/captcha';
import { errorCodes } from '@/lib/domain/error-codes';
import { limits } from '@/lib/domain/limits/limits';
import { smsCodes } from '@/lib/domain/limits/way-in-limits';
import { errorText } from '@/lib/text/zh-cn/errors';
import { serviceText } from '@/lib/text/zh-cn/service';
import type { CodeType, SmsGateway, SmsMessage } from '../../gateways/sms/sms-gateway';
import { issueSmsCode, deleteSmsCode } from './sms-codes';
import { consumeSlidingCaptcha } from '../../captcha/sliding/sliding-captcha';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import type { Client } from '../../kernel/client-address';
import { addressBuckets, bucketOf, overallBucket } from '../../kernel/rate-limit/buckets';
import { refundTokens, consumeTokens } from '../../kernel/rate-limit/consume-tokens';

type SmsCodeRequest = {
  mobile: string;
  type: CodeType;
  sessionId: string | undefined;
  slidingCaptcha: SlidingCaptcha;
  client: Client;
  traceId: string;
};

/** The gateway that sends codes; absent where none can be sent. */
export type WithSms = { sms: SmsGateway | undefined };

/**
 * Sends a code, after a captcha each time and within what a number, an address and all together may ask for (S21). Throws 4031000
 * with the seconds to wait, 4001004 for a captcha that proves nothing, 424000 when the gateway did not take it.
 */
export async function sendSmsCode(
  deps: Deps & WithSms,
  { sessionId, slidingCaptcha, client, ...target }: SmsCodeRequest,
) {
  const { sms } = deps;
  if (!sms) throw notSent();
  // First of all, so that without a captcha no stranger's number can be used up.
  await consumeSlidingCaptcha(deps, { sessionId, slidingCaptcha });
  const ofNumber = [bucketOf('smsPerNumber', target.mobile), bucketOf('smsPerNumberDaily', target.mobile)];
  const ofAddress = addressBuckets(['smsPerAddress', 'smsPerAddressDaily'], client, deps);
  await consumeTokens(deps, [...ofAddress, ...ofNumber, overallBucket('smsOverall', deps)], tooFrequent);
  const code = await issueSmsCode(deps, target);
  const message = { ...target, code, minutes: smsCodes.lifetimeMs / 60_000 };
  if (target.type === limits.captchaCodeTypePassword) return sendToRegistered(deps, { sms, message });
  if (await passOn(deps, { sms, message })) return;
  await deleteSmsCode(deps, target);
  await refundTokens(deps, ofNumber);
  throw notSent();
}

type Sending = { sms: SmsGateway; message: SmsMessage & { traceId: string } };

/**
 * For a password only registered numbers get a code, but the answer may not reveal which are (S25): it waits neither for the
 * gateway nor for its result.
 */
async function sendToRegistered(deps: Deps, sending: Sending): Promise<void> {
  const account = await deps.db
    .selectFrom('account')
    .where('mobile', '=', sending.message.mobile)
    .select('id')
    .executeTakeFirst();
  if (account) void passOn(deps, sending);
}

async function passOn({ logger }: Deps, { sms, message }: Sending): Promise<boolean> {
  const { traceId, ...text } = message;
  try {
    await sms.send(text);
    return true;
  } catch (error) {
    const { name, message: reason, code } = error as { name?: string; message?: string; code?: unknown };
    // The words of other errors may quote an address or a head with a key in it (S58).
    const loggedReason = name === 'SmsNotTakenError' ? reason : [name, code].join(' ').trim();
    logger.warn({ traceId, reason: loggedReason }, 'the SMS gateway did not take a code');
    return false;
  }
}

const tooFrequent = (seconds: number) =>
  new ServiceError(errorCodes.tooFrequent, {
    message: serviceText.codeTooFrequent(seconds),
    data: { seconds },
    retryAfterSeconds: seconds,
  });

const notSent = () => new ServiceError(httpCodes.notPassedOn, { message: errorText.codeNotSent });
