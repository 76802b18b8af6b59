import type { ApiError } from '@/lib/client/failures/api-error';
import { commonText } from '@/lib/text/zh-cn/common';
import { newResponse, failureResponse } from '../response';
import { acceptsHtml } from '../accepts-html';
import { refusalPage, refusalPagePolicy } from './refusal-page';

type Options = { request: Pick<Request, 'headers'>; traceId: string };

/** The 429 of a rate limit (S29): a page with the seconds for a navigation, the contract's failure for a call. */
export function tooManyRequestsResponse(error: ApiError, { request, traceId }: Options): Response {
  const { status, message, retryAfterSeconds = 1 } = error;
  if (!acceptsHtml(request.headers.get('accept'))) return failureResponse(error, { traceId });
  const advice = commonText.retryIn(retryAfterSeconds);
  const page = refusalPage({ title: message, advice, link: { to: '', words: commonText.retry } }, traceId);
  return newResponse(page, {
    traceId,
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': refusalPagePolicy,
      'retry-after': String(retryAfterSeconds),
    },
  });
}
