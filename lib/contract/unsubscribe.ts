import { z } from 'zod';
import { noticeKinds } from '@/lib/domain/notice/notice-kinds';
import type { EndpointTable } from './endpoint';

export const unsubscribeEndpoints = {
  'POST /api-meeting/api/notice-links/actions/unsubscribe': {
    summary: 'Stop one kind of mail to one person, by the token of a link in it; twice is as once',
    identity: 'none',
    via: 'server',
    body: z.object({ token: z.string().min(1).max(256) }),
    response: z.object({ kind: z.enum(noticeKinds) }),
  },
} satisfies EndpointTable;
