import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { authConfig } from '@/bff/config/auth-config';
import { env } from '@/bff/config/env';
import { loginModeCookie } from '@/components/login/login-mode';
import { LoginScreen } from '@/components/login/login-screen';
import { safeReturnTarget } from '@/lib/domain/return-target';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';

export const metadata: Metadata = { title: pageTitles.login };

type Props = { searchParams: Promise<{ to?: string | string[] }> };

export default async function LoginPage({ searchParams }: Props) {
  const [{ to }, kept] = await Promise.all([searchParams, cookies()]);
  return (
    <LoginScreen
      config={authConfig(env())}
      wanted={safeReturnTarget(to, env().PUBLIC_ORIGIN)}
      remembered={kept.get(loginModeCookie)?.value}
    />
  );
}
