import { ssoText } from '@/lib/text/zh-cn/sso';
import { type httpCodes, ServiceError } from '../errors';

/** Only for who has proven to hold the number: to others a disabled account looks like none (S25). */
export function accountDisabled(code: typeof httpCodes.forbidden | typeof httpCodes.invalid): ServiceError {
  const message = ssoText.failures.disabled;
  return new ServiceError(code, { message, data: { fields: [{ part: 'body', path: 'mobile', message }] } });
}
