import Bowser from 'bowser';

/** Longer than any browser's; what is longer is not worth reading. */
const readLength = 512;
/** A header holds no more than Latin-1. */
const unprintable = /[^\x20-\x7e]/g;

/**
 * What a list of sessions calls a browser: its family and system, never the text that it sent.
 *
 * @example
 * clientDevice(request.headers.get('user-agent')) //=> 'Chrome · Windows'
 */
export function clientDevice(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined;
  const { browser, os } = Bowser.parse(userAgent.slice(0, readLength));
  const known = [browser.name, os.name].flatMap((name) => name?.replace(unprintable, '').slice(0, 24) || []);
  return known.length > 0 ? known.join(' · ') : undefined;
}
