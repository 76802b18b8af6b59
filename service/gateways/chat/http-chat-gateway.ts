import { fetch } from 'undici';
import type { ChatSetting } from '@/lib/settings/chat-setting';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import { escapeFor, fillTemplate } from '../fill-template';
import { readBeginning } from '../read-beginning';
import type { ChatGateway } from './chat-gateway';

/** Request Timeout and Too Many Requests (RFC 9110, RFC 6585): the only client errors that pass by themselves. */
const passing = [408, 429];

/**
 * A company's chat over HTTP. Not the global `fetch`, which Next replaces by one with a cache; a redirect is a refusal, because a
 * message goes nowhere but to the address that was configured.
 */
export const httpChatGateway = ({ url, body, headers: own, expect }: ChatSetting): ChatGateway => ({
  async send({ id, mobile, ...message }) {
    const values = { ...message, id, mobile: mobile ?? '' };
    const headers = new Headers(own);
    const contentType = headers.get('content-type') ?? 'application/json';
    headers.set('content-type', contentType);
    headers.set('idempotency-key', id);
    const answer = await fetch(fillTemplate(url, values, encodeURIComponent), {
      method: 'POST',
      headers: [...headers],
      body: fillTemplate(body, values, escapeFor(contentType)),
      redirect: 'manual',
      signal: AbortSignal.timeout(noticeLimits.callMs),
    });
    const words = answer.ok && expect !== undefined ? await readBeginning(answer.body) : '';
    // The answer counts, even where its connection ends before the rest of it.
    await answer.body?.cancel().catch(() => undefined);
    if (answer.ok) return expect === undefined || words.includes(expect) ? 'sent' : 'try again';
    return answer.status >= 500 || passing.includes(answer.status) ? 'try again' : 'refused';
  },
});
