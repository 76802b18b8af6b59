import { checkMobile, stripSpace } from '@/lib/domain/account/account-rules';
import { accountMessages } from '@/lib/text/zh-cn/account';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';

/** A mobile as a person wrote it, as the one number that it is; throws 400000 for what is none. */
export function mobileOf(written: string): string {
  const fault = checkMobile(written);
  if (fault) throw new ServiceError(httpCodes.invalid, { message: accountMessages[fault] });
  return stripSpace(written);
}
