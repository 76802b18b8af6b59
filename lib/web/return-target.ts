// Control characters, back slashes and outer white space are what URL parsers disagree about.
const ambiguous = /[\u0000-\u0020\u007f-\u009f\\]/;

/** Going back to one of these after log-in would log in again, hand over again, or run a handler. */
const entries = new Set([
  'login',
  'forgot-password',
  'transfer',
  'switch',
  'none',
  'no-company',
  'workwechatlogin',
  'bind-wechat',
  'bff',
  'sso',
  'api',
  '_next',
]);

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** A path may be re-emitted when it means the same to every reader, also to one that decodes it once more. */
function isPlain(pathname: string): boolean {
  const readable = decoded(pathname);
  if (readable === undefined) return false;
  const twice = decoded(readable) ?? readable;
  if (ambiguous.test(twice.replaceAll(' ', '')) || twice.startsWith('//')) return false;
  const [, first = ''] = twice.toLowerCase().split('/');
  return !entries.has(first) && !first.startsWith('api-');
}

/**
 * S17: where to go after log-in, or nothing when the wish cannot be trusted. Whatever came in, only path and query go out.
 *
 * @example
 * safeReturnTarget('/details/1024?from=schedule', 'https://rooms.example') //=> '/details/1024?from=schedule'
 * safeReturnTarget('//evil.example', 'https://rooms.example') //=> undefined
 */
export function safeReturnTarget(raw: unknown, origin: string): string | undefined {
  if (typeof raw !== 'string' || raw === '' || ambiguous.test(raw)) return undefined;
  if (!raw.startsWith('/') && !raw.startsWith(`${origin}/`)) return undefined;
  if (!URL.canParse(raw, origin)) return undefined;
  const url = new URL(raw, origin);
  if (url.origin !== origin || !isPlain(url.pathname)) return undefined;
  return `${url.pathname}${url.search}`;
}
