import { serviceText } from '@/lib/text/zh-cn/service';
import { type httpCodes, ServiceError } from '../../kernel/errors/service-error';

type Refused = {
  code: typeof httpCodes.forbidden | typeof httpCodes.invalid;
  /** The name that the form sent; a log-in without a form has none and gives its reason alone. */
  path?: 'mobile';
};

/** Only for who has proven to hold what the account is found by: to others a disabled account looks like none (S25). */
export function accountDisabled({ code, path }: Refused): ServiceError {
  const message = serviceText.accountDisabled;
  const data = path ? { fields: [{ part: 'body', path, message }] } : { reason: 'disabled' };
  return new ServiceError(code, { message, data });
}
