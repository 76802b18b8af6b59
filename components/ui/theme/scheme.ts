import { rememberChoice } from '@/lib/client/storage/remember-choice';

/** Light or dark; `system` follows the machine. */
export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];
export type FixedScheme = Exclude<Scheme, 'system'>;

/** The choice of this browser, for every account: a cookie, so that the first byte of a page has it. */
export const schemeCookie = 'rooms-scheme';

const aYearSeconds = 31_536_000;

/** A cookie can be anything by the time it comes back. */
export const fixedScheme = (value: unknown): FixedScheme | undefined =>
  value === 'light' || value === 'dark' ? value : undefined;

/** `--surface` of globals.css, for the browser's own bar above ours. */
export const barColours: Record<FixedScheme, string> = { light: '#ffffff', dark: '#161a21' };

/** The scheme of the page: the word on its root, which the server put there or `applyScheme` did. */
export const shownScheme = (): Scheme => fixedScheme(document.documentElement.dataset.theme) ?? 'system';

/** Changes this document's scheme at once. */
export function applyScheme(scheme: Scheme): void {
  const fixed = fixedScheme(scheme);
  if (fixed) document.documentElement.dataset.theme = fixed;
  else delete document.documentElement.dataset.theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    bar.content = barColours[fixed ?? (bar.media.includes('dark') ? 'dark' : 'light')];
}

/** Stores the choice for a year; `system` as well, or an older choice of another device would count here. */
export const rememberScheme = (scheme: Scheme): void => rememberChoice(schemeCookie, scheme, aYearSeconds);

/** Whether this browser remembers a choice. */
export const isSchemeRemembered = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${schemeCookie}=`));
