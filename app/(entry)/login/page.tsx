import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { waitingBinding } from '@/bff/auth/wechat/waiting-binding';
import { authConfig } from '@/bff/config/auth-config';
import { env } from '@/bff/config/env';
import { sessionContext } from '@/bff/session/session-context';
import { loginModeCookie } from '@/components/login/login-mode';
import { LoginScreen } from '@/components/login/login-screen';
import { safeReturnTarget } from '@/lib/domain/return-target';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';

export const metadata: Metadata = { title: pageTitles.login };

type Props = { searchParams: Promise<{ to?: string | string[] }> };

export default async function LoginPage({ searchParams }: Props) {
  const [{ to }, kept, given] = await Promise.all([searchParams, cookies(), headers()]);
  const binding = await waitingBinding(new Headers(given), { session: undefined, context: sessionContext() });
  return (
    <LoginScreen
      config={authConfig(env())}
      wanted={safeReturnTarget(to, env().PUBLIC_ORIGIN)}
      remembered={kept.get(loginModeCookie)?.value}
      chatName={binding?.nickname}
    />
  );
}
