import { createHash } from 'node:crypto';
import { fetch, type RequestInit } from 'undici';
import { z } from 'zod';
import { captchas } from '@/lib/domain/limits/way-in-limits';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';

/** https://docs.geetest.com/captcha/apirefer/api/server, third version, `digestmod=md5`. */
export type GeetestAccount = { id: string; key: string; apiUrl: string };

const registered = z.object({ challenge: z.string().regex(/^[\da-f]{32}$/i) });
const validated = z.object({ seccode: z.string() });

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** A challenge that the vendor will know again. */
export async function registerChallenge({ id, key, apiUrl }: GeetestAccount): Promise<string> {
  const query = new URLSearchParams({ gt: id, digestmod: 'md5', json_format: '1', client_type: 'web' });
  const { challenge } = await ask(registered, `${apiUrl}/register.php?${query}`);
  return md5(challenge + key);
}

/** Whether the vendor says, to us and not to the browser, that what the widget answered is its own. */
export async function isValidated(
  { id, apiUrl }: GeetestAccount,
  { challenge, seccode }: { challenge: string; seccode: string },
): Promise<boolean> {
  const body = new URLSearchParams({ gt: id, captchaid: id, challenge, seccode, json_format: '1' });
  const answer = await ask(validated, `${apiUrl}/validate.php`, { method: 'POST', body });
  return answer.seccode === md5(seccode);
}

/**
 * A vendor that is down, slow or unreadable verifies no captcha (S24): refused, never skipped. Not the global `fetch`, which
 * Next replaces by one with a cache (S39).
 */
async function ask<T>(schema: z.ZodType<T>, url: string, init?: RequestInit): Promise<T> {
  try {
    const signal = AbortSignal.timeout(captchas.vendorMs);
    const response = await fetch(url, { ...init, signal, redirect: 'error' });
    if (!response.ok) throw new TypeError(`The captcha vendor answered ${response.status}`);
    return schema.parse(await response.json());
  } catch (cause) {
    throw new ServiceError(httpCodes.unavailable, { cause });
  }
}
