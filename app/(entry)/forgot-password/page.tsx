import type { Metadata } from 'next';
import { NotYet } from '@/components/shell/not-yet';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';

export const metadata: Metadata = { title: pageTitles.forgotPassword };

export default function ForgotPasswordPage() {
  return <NotYet title={pageTitles.forgotPassword} />;
}
