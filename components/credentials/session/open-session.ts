import { forgetDraftsOfOthers } from '@/lib/client/storage/drafts';
import type { Api } from '@/lib/client/api';
import { ApiError, isSignedOut, sessionTooLargeStatus } from '@/lib/client/failures/api-error';
import type { LoginOutcome, SessionView } from '@/lib/client/session-calls';
import type { SessionCalls } from '@/lib/query/session';
import { LoginStepError } from './login-step-error';

export type LoginTools = { api: Api; session: SessionCalls };

/** Where to go, and as whom the session now acts. */
export type LoggedIn = Pick<LoginOutcome, 'next' | 'asksBinding' | 'registered'> & {
  identity: Pick<SessionView, 'staffId' | 'companyName' | 'realName'> & { staffIds: string[] };
};

const isTooLarge = (error: unknown) => error instanceof ApiError && error.status === sessionTooLargeStatus;

/** Makes the call that logs in, whichever it is, and looks whether the cookie stayed: over plain http a browser may drop it without a word. */
export async function openSession(
  session: SessionCalls,
  logIn: () => Promise<LoginOutcome>,
): Promise<LoggedIn> {
  const { next, asksBinding, registered, staffs } = await logIn().catch((error: unknown) => {
    throw isTooLarge(error) ? new LoginStepError('session', { cause: error }) : error;
  });
  const { staffId, companyName, realName } = await session.read().catch((error: unknown) => {
    throw isSignedOut(error) ? new LoginStepError('cookie', { cause: error }) : error;
  });
  const staffIds = staffs.map((staff) => staff.staffId);
  forgetDraftsOfOthers(staffIds);
  return { next, asksBinding, registered, identity: { staffId, companyName, realName, staffIds } };
}
