import { fetch } from 'undici';
import type { HttpSmsSetting } from '@/lib/settings/sms-setting';
import { deadlines } from '@/lib/domain/limits/limits';
import { readBeginning } from '../read-beginning';
import type { SmsGateway, SmsMessage } from './sms-gateway';

/** The reason why a gateway did not take a code, without any part of the request or the answer (S58). */
export class SmsNotTakenError extends Error {
  override readonly name = 'SmsNotTakenError';
}

const placeholder = /\{(mobile|code|minutes)\}/g;

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
    const answer = await fetch(filled(url, message, encodeURIComponent), {
      method,
      headers: [...headers],
      body: method === 'GET' ? undefined : filled(setting.body, message, escapeFor(contentType)),
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlines.smsGatewayMs),
    });
    const said = expect === undefined ? '' : await readBeginning(answer.body);
    if (expect === undefined) await answer.body?.cancel();
    if (!answer.ok) throw new SmsNotTakenError(`status ${answer.status}`);
    if (expect !== undefined && !said.includes(expect)) throw new SmsNotTakenError('not the expected answer');
  },
});

type Escape = (value: string) => string;

const filled = (template: string, { mobile, code, minutes }: SmsMessage, escape: Escape): string => {
  const values: Record<string, string> = { mobile, code, minutes: String(minutes) };
  return template.replace(placeholder, (_, name: string) => escape(values[name] ?? ''));
};

/** A value never says more than a value, whatever the format around it. */
function escapeFor(contentType: string): Escape {
  if (/\bjson\b/i.test(contentType)) return (value) => JSON.stringify(value).slice(1, -1);
  if (/\bx-www-form-urlencoded\b/i.test(contentType)) return encodeURIComponent;
  if (/\bxml\b/i.test(contentType))
    return (value) => value.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return (value) => value.replace(/[\r\n]/g, '');
}
