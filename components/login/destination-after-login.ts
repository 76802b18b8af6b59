import type { NextPage } from '@/lib/client/session-calls';
import { limits } from '@/lib/domain/limits';

export type Destination = { path: string; delayMs: number };

type Input = {
  /** What the server found: no company, several, or all settled. */
  next: NextPage;
  /** The page asked for before the log-in, already known to be ours. */
  wanted?: string;
};

/** SESS-03. A choice that is still open comes first and keeps the page asked for. */
export function destinationAfterLogin({ next, wanted }: Input): Destination {
  if (next === '/none') return { path: next, delayMs: 0 };
  if (next === '/switch') {
    return { path: wanted ? `${next}?to=${encodeURIComponent(wanted)}` : next, delayMs: 0 };
  }
  return { path: wanted ?? next, delayMs: limits.loginRedirectMs };
}
