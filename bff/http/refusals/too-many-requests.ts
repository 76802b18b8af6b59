import type { ApiError } from '@/lib/client/failures/api-error';
import { commonText } from '@/lib/text/zh-cn/common';
import { answer, failureAnswer } from '../response';
import { asksForPage } from '../accepts-html';
import { refusalPage, refusalPagePolicy } from './refusal-page';

type HeldBack = { request: Pick<Request, 'headers'>; traceId: string };

/** 429 to whoever asks too often (S29): a page with the seconds for the person who navigates, the contract's failure for the rest. */
export function heldBack(error: ApiError, { request, traceId }: HeldBack): Response {
  const { status, message, retryAfterSeconds = 1 } = error;
  if (!asksForPage(request.headers.get('accept'))) return failureAnswer(error, { traceId });
  const advice = commonText.retryIn(retryAfterSeconds);
  const page = refusalPage({ title: message, advice, link: { to: '', words: commonText.retry } }, traceId);
  return answer(page, {
    traceId,
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': refusalPagePolicy,
      'retry-after': String(retryAfterSeconds),
    },
  });
}
