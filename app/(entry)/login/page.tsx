import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { frameData } from '@/app/frame-data';
import { bindingHash, readPendingBinding } from '@/bff/auth/wechat/pending-binding';
import { authConfig } from '@/bff/browser-config/auth-config';
import { env } from '@/bff/config/env';
import { sessionContext } from '@/bff/session/session-context';
import { AlreadyLoggedIn } from '@/components/login/notices/already-logged-in';
import { loginModeCookie } from '@/components/login/modes/login-mode';
import { LoginScreen } from '@/components/login/login-screen';
import { SessionEnded } from '@/components/login/notices/session-ended';
import { CarrySignCode } from '@/components/room/sign/carry-sign-code';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { safeReturnTarget } from '@/lib/web/return-target';
import { saysSessionEnded } from '@/lib/web/session-ended';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';
import { systemClock } from '@/lib/time/clock';

export const metadata: Metadata = { title: pageTitles.login };

type Props = { searchParams: Promise<Partial<Record<'to' | 'ended', string | string[]>>> };

export default async function LoginPage({ searchParams }: Props) {
  const [{ to, ended }, cookieStore, requestHeaders, { realName }] = await Promise.all([
    searchParams,
    cookies(),
    headers(),
    frameData(),
  ]);
  const binding = await readPendingBinding(new Headers(requestHeaders), {
    session: undefined,
    context: sessionContext(),
  });
  const wanted = safeReturnTarget(to, env().PUBLIC_ORIGIN);
  let notice: ReactNode = null;
  if (realName) notice = <AlreadyLoggedIn realName={realName} href={wanted ?? '/schedule'} />;
  else if (saysSessionEnded(ended)) notice = <SessionEnded />;
  return (
    <ServerClockProvider now={systemClock.now()}>
      <CarrySignCode wanted={wanted} />
      <LoginScreen
        config={authConfig(env())}
        wanted={wanted}
        remembered={cookieStore.get(loginModeCookie)?.value}
        chat={binding && { nickname: binding.nickname, shown: bindingHash(binding) }}
        notice={notice}
      />
    </ServerClockProvider>
  );
}
