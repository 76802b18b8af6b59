import type { Exchange } from '../exchange';

/** On every answer, whatever it is (S51). */
const always = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=/,
  'x-powered-by': undefined,
  server: undefined,
  'access-control-allow-origin': undefined,
  'access-control-allow-credentials': undefined,
};

/** On every answer that may hold something personal (S11). */
const personal = { 'cache-control': /\bno-store\b/, vary: /\bcookie\b/i };

/** Nothing that is no page may run as one, or stand in a frame (S34, S42). */
const inert = "default-src 'none'; frame-ancestors 'none'; sandbox";
const nonced = "script-src [^;]*'nonce-[\\w+/=]{22,}'[^;]*;.*frame-ancestors 'none'";

const byKind = {
  page: { ...personal, 'content-security-policy': new RegExp(`${nonced}|^${inert}`) },
  call: { ...personal, 'content-security-policy': new RegExp(`^${inert}$`) },
  file: {},
};

/** Every cookie of a product with https in front or on this machine (S02). */
const cookiePattern =
  /^__Host-[\w-]+=[^;]*(?=.*; Path=\/(;|$))(?=.*; HttpOnly)(?=.*; Secure)(?=.*; SameSite=Lax)(?!.*; Domain)/i;

export function headerFaults({ request, answer: { headers } }: Exchange): string[] {
  const wanted: Record<string, RegExp | undefined> = { ...always, ...byKind[request.kind] };
  return [
    ...Object.entries(wanted).flatMap(([name, pattern]) => {
      const value = headers.get(name);
      const fits = pattern ? value !== null && pattern.test(value) : value === null;
      return fits ? [] : [`header ${name}: ${value ?? 'missing'}`];
    }),
    ...headers
      .getSetCookie()
      .filter((line) => !cookiePattern.test(line))
      .map((line) => `sets ${line.replace(/=[^;]*/, '=…')}`),
  ];
}
