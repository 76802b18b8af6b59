import type { Metadata } from 'next';
import { NotYet } from '@/components/shell/not-yet';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';

export const metadata: Metadata = { title: pageTitles.workWeChatLogin };

export default function WorkWeChatLoginPage() {
  return <NotYet title={pageTitles.workWeChatLogin} />;
}
