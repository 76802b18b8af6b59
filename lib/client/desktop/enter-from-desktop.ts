import type { NextPage } from '@/lib/web/page-after-login';
import { forgetLocally } from '../storage/forget-locally';
import type { createSessionCalls, SessionView } from '../session-calls';
import { askHost, hostId } from './ask-host';
import { alreadyEntered, rememberEntered } from './entered';
import type { WorkSdk } from './work-sdk';

type Input = {
  sdk: WorkSdk;
  session: Pick<ReturnType<typeof createSessionCalls>, 'enterFromDesktop' | 'read'>;
  /** Who is logged in in this page. */
  userId: string | undefined;
};

type Entered = { next: NextPage; identity: SessionView };

/**
 * SESS-08: makes the person who uses the desktop app the one who is logged in here. Answers nothing when that is so already.
 * Rejects with a HostError, an ApiError, or as `read` does when the cookie did not stay: nobody is half logged in then.
 */
export async function enterFromDesktop({ sdk, session, userId }: Input): Promise<Entered | undefined> {
  const hostUser = hostId((await askHost(() => sdk.getUserInfo())).userId);
  // Some apps count their people otherwise than the service does: one log-in of theirs then stands for the visit.
  if (userId !== undefined && (hostUser === userId || alreadyEntered(hostUser))) return undefined;
  const { codeId, secret } = await askHost(() => sdk.getAuthCode());
  const code = { codeId: hostId(codeId), ...(secret !== undefined && { secret: hostId(secret) }) };
  const { next } = await session.enterFromDesktop(code);
  const identity = await session.read();
  // S18: what this browser remembers was the former person's.
  if (userId !== undefined) forgetLocally();
  rememberEntered(hostUser);
  return { next, identity };
}
