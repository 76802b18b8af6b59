import { limits } from '@/lib/domain/limits/limits';
import { type NextPage, pageAfterLogin } from '@/lib/web/page-after-login';

export type Destination = { path: string; delayMs: number };

type Input = {
  /** The server's finding: no company, several, or all settled. */
  next: NextPage;
  asksBinding?: boolean | undefined;
  registered?: boolean | undefined;
  /** The page requested before the log-in, already validated as ours. */
  wanted?: string;
};

/** SESS-03: what is settled is entered after a moment, a choice that is still open at once; of a new account one reads first. */
export function destinationAfterLogin({ next, asksBinding, registered, wanted }: Input): Destination {
  const isRead = registered || (next === '/schedule' && !asksBinding);
  const delayMs = isRead ? limits.loginRedirectMs : 0;
  return { path: pageAfterLogin({ next, asksBinding, wanted }), delayMs };
}
