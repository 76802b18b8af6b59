import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { readPendingHandOff } from '@/bff/auth/hand-off/pending-hand-off';
import { isNotSynced } from '@/bff/auth/hand-off/read-hand-off';
import { env } from '@/bff/config/env';
import { loadPageSession } from '@/bff/session/load-session';
import { sessionContext } from '@/bff/session/session-context';
import { ConfirmHandOff } from '@/components/hand-off/confirm-hand-off';
import { HandOffRefused, type Refused } from '@/components/hand-off/hand-off-refused';
import { handOffText } from '@/lib/text/zh-cn/hand-off';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';

export const metadata: Metadata = { title: pageTitles.workWeChatLogin, referrer: 'no-referrer' };

type Query = Partial<Record<'reason' | 'from' | 'hasLogin', string | string[]>>;
type Props = { searchParams: Promise<Query> };

/** Asks about a pending hand-off, or explains a failed hand-off; an address with a token never gets here (AUTH-07). */
export default async function WorkWeChatLoginPage({ searchParams }: Props) {
  const [{ reason, from, hasLogin }, session] = await Promise.all([searchParams, loadPageSession()]);
  const requestHeaders = new Headers(await headers());
  const pending = session && (await readPendingHandOff(requestHeaders, session, sessionContext()));
  if (pending && reason === undefined)
    return (
      <ConfirmHandOff
        current={{ realName: session.realName, detail: session.staff?.companyName }}
        arriving={{ realName: pending.realName, detail: pending.mobile }}
      />
    );
  return (
    <HandOffRefused
      reason={isNotSynced(hasLogin) ? 'not-synced' : isRefused(reason) ? reason : 'none'}
      isFromLogin={from === 'login'}
      isLoggedIn={session !== undefined}
      enterAgainUrl={env().WORK_CHAT_LOGIN_URL}
    />
  );
}

const isRefused = (reason: unknown): reason is Refused =>
  typeof reason === 'string' && Object.hasOwn(handOffText.refused, reason);
