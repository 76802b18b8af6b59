import type { Metadata } from 'next';
import { authConfig } from '@/bff/browser-config/auth-config';
import { env } from '@/bff/config/env';
import { ForgotPassword } from '@/components/login/forgot/forgot-password';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';
import { systemClock } from '@/lib/time/clock';

export const metadata: Metadata = { title: pageTitles.forgotPassword };

export default function ForgotPasswordPage() {
  const { privateVariant, passwordTransport, passwordDigest } = authConfig(env());
  return (
    <ServerClockProvider now={systemClock.now()}>
      <ForgotPassword {...{ privateVariant, passwordTransport, passwordDigest }} />
    </ServerClockProvider>
  );
}
