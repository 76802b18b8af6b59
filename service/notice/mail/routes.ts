import type { unsubscribeEndpoints } from '@/lib/contract/unsubscribe';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import type { Handlers } from '../../kernel/handlers';
import { stopMail } from './stop-mail';
import { readUnsubscribeToken } from './unsubscribe-link';

export const unsubscribeRoutes = {
  'POST /api-meeting/api/notice-links/actions/unsubscribe': async ({ deps, body }) => {
    const wanted = readUnsubscribeToken(body.token, deps.config.secrets);
    if (wanted === undefined) throw new ServiceError(httpCodes.notFound);
    await stopMail(deps, wanted);
    return { kind: wanted.kind };
  },
} satisfies Handlers<typeof unsubscribeEndpoints>;
