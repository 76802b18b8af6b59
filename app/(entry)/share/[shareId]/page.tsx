import type { Metadata } from 'next';
import { NotYet } from '@/components/frame/not-yet';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';

export const metadata: Metadata = { title: pageTitles.share };

export default function SharePage() {
  return <NotYet title={pageTitles.share} />;
}
