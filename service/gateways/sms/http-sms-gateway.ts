import { fetch } from 'undici';
import type { HttpSmsSetting } from '@/lib/settings/sms-setting';
import { deadlines } from '@/lib/domain/limits/limits';
import { escapeFor, fillTemplate } from '../fill-template';
import { readBeginning } from '../read-beginning';
import type { SmsGateway, SmsMessage } from './sms-gateway';

/** The reason why a gateway did not take a code, without any part of the request or the answer (S58). */
export class SmsNotTakenError extends Error {
  override readonly name = 'SmsNotTakenError';
}

/**
 * A company's gateway over HTTP. Not the global `fetch`, which Next replaces by one with a cache; a redirect is a refusal, because
 * a code goes nowhere but to the address that was configured.
 */
export const httpSmsGateway = (setting: HttpSmsSetting): SmsGateway => ({
  async send(message) {
    const { url, method, expect } = setting;
    const headers = new Headers(setting.headers);
    const contentType = headers.get('content-type') ?? 'application/json';
    headers.set('content-type', contentType);
    const answer = await fetch(fillTemplate(url, valuesOf(message), encodeURIComponent), {
      method,
      headers: [...headers],
      body:
        method === 'GET' ? undefined : fillTemplate(setting.body, valuesOf(message), escapeFor(contentType)),
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlines.smsGatewayMs),
    });
    const said = expect === undefined ? '' : await readBeginning(answer.body);
    if (expect === undefined) await answer.body?.cancel();
    if (!answer.ok) throw new SmsNotTakenError(`status ${answer.status}`);
    if (expect !== undefined && !said.includes(expect)) throw new SmsNotTakenError('not the expected answer');
  },
});

const valuesOf = ({ mobile, code, minutes }: SmsMessage): Record<string, string> => ({
  mobile,
  code,
  minutes: String(minutes),
});
