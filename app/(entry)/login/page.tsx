import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { frameData } from '@/app/frame-data';
import { waitingBinding } from '@/bff/auth/wechat/waiting-binding';
import { authConfig } from '@/bff/config/auth-config';
import { env } from '@/bff/config/env';
import { sessionContext } from '@/bff/session/session-context';
import { AlreadyIn } from '@/components/login/already-in';
import { loginModeCookie } from '@/components/login/login-mode';
import { LoginScreen } from '@/components/login/login-screen';
import { ServerClockProvider } from '@/components/ui/server-clock';
import { safeReturnTarget } from '@/lib/domain/return-target';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';
import { systemClock } from '@/lib/time/clock';

export const metadata: Metadata = { title: pageTitles.login };

type Props = { searchParams: Promise<{ to?: string | string[] }> };

export default async function LoginPage({ searchParams }: Props) {
  const [{ to }, kept, given, { realName }] = await Promise.all([
    searchParams,
    cookies(),
    headers(),
    frameData(),
  ]);
  const binding = await waitingBinding(new Headers(given), { session: undefined, context: sessionContext() });
  const wanted = safeReturnTarget(to, env().PUBLIC_ORIGIN);
  return (
    <ServerClockProvider now={systemClock.now()}>
      <LoginScreen
        config={authConfig(env())}
        wanted={wanted}
        remembered={kept.get(loginModeCookie)?.value}
        chatName={binding?.nickname}
        notice={realName ? <AlreadyIn realName={realName} href={wanted ?? '/schedule'} /> : null}
      />
    </ServerClockProvider>
  );
}
