import type { Deps } from '../kernel/deps';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import { consumeTicket } from '../account/tickets';

/** AUTH-18: a log-in shows the token that was fetched for it, which is good once. */
export async function assertLoginCsrf(deps: Deps, request: Request): Promise<void> {
  const secret = request.headers.get('x-csrf-token');
  if (!secret || !(await consumeTicket(deps, { purpose: 'login-csrf', secret }))) {
    throw new ServiceError(httpCodes.forbidden, { message: '登录页面已过期，请刷新后重试' });
  }
}
