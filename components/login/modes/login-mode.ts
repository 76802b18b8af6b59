import { rememberChoice } from '@/lib/client/storage/remember-choice';
import type { LoginMode } from '@/lib/client/configuration';
import { limits } from '@/lib/domain/limits/limits';

/** The last mode chosen in this browser, for every account. */
export const loginModeCookie = 'rooms-login-mode';

const maxAgeSeconds = limits.rememberedModeDays * 24 * 60 * 60;

/**
 * The address decides, then what was chosen last, then the configuration's order; a mode that is not offered counts for nothing. Where
 * none is, a password always is one.
 */
export function shownMode(modes: readonly LoginMode[], ...wishes: (string | null | undefined)[]): LoginMode {
  const offered = (wish: (typeof wishes)[number]) => modes.find((mode) => mode === wish);
  return wishes.map(offered).find(Boolean) ?? modes[0] ?? 'password';
}

export const rememberLoginMode = (mode: LoginMode): void =>
  rememberChoice(loginModeCookie, mode, maxAgeSeconds);

/** The same page in another mode; where it leads after the log-in stays. */
export function modeAddress(query: URLSearchParams, mode: LoginMode): string {
  const next = new URLSearchParams(query);
  next.set('mode', mode);
  return `/login?${next}`;
}
