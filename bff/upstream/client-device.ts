import Bowser from 'bowser';

/** Longer than the user agent of any browser. */
const readLength = 512;
/** A header value is limited to Latin-1. */
const unprintable = /[^\x20-\x7e]/g;

/**
 * The name of a browser in a list of sessions: its family and system, never the raw user agent.
 *
 * @example
 * clientDevice(request.headers.get('user-agent')) //=> 'Chrome · Windows'
 */
export function clientDevice(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined;
  const { browser, os } = Bowser.parse(userAgent.slice(0, readLength));
  const names = [browser.name, os.name].flatMap((name) => name?.replace(unprintable, '').slice(0, 24) || []);
  return names.length > 0 ? names.join(' · ') : undefined;
}
