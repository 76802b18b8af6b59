import type { Metadata } from 'next';
import { NotYet } from '@/components/shell/not-yet';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';

export const metadata: Metadata = { title: pageTitles.transfer };

export default function TransferPage() {
  return <NotYet title={pageTitles.transfer} />;
}
