import type { NextPage } from '@/lib/web/page-after-login';
import { clearLocalData } from '../storage/clear-local-data';
import { tabStorage } from '../storage/web-storage';
import type { createSessionCalls, SessionView } from '../session-calls';
import { askHost, hostId } from './ask-host';
import type { WorkSdk } from './work-sdk';

type Input = {
  sdk: WorkSdk;
  session: Pick<ReturnType<typeof createSessionCalls>, 'enterFromDesktop' | 'read'>;
  /** The account that this page is logged in as. */
  userId: string | undefined;
};

type Entered = { next: NextPage; identity: SessionView };

const enteredKey = 'desktop-entered';

/**
 * SESS-08: logs the user of the desktop app in here. Answers nothing when that is so already.
 * Rejects with a HostError, an ApiError, or as `read` does when the cookie did not stay: no log-in is left half done then.
 */
export async function enterFromDesktop({ sdk, session, userId }: Input): Promise<Entered | undefined> {
  const hostUser = hostId((await askHost(() => sdk.getUserInfo())).userId);
  // Some apps have other user ids than the service: one log-in by the app then counts for the visit.
  const hasEntered = tabStorage.get(enteredKey) === hostUser;
  if (userId !== undefined && (hostUser === userId || hasEntered)) return undefined;
  const { codeId, secret } = await askHost(() => sdk.getAuthCode());
  const code = { codeId: hostId(codeId), ...(secret !== undefined && { secret: hostId(secret) }) };
  const { next } = await session.enterFromDesktop(code);
  const identity = await session.read();
  // S18: what this browser remembers was the former person's.
  if (userId !== undefined) clearLocalData();
  tabStorage.set(enteredKey, hostUser);
  return { next, identity };
}
