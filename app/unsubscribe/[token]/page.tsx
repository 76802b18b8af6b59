import type { Metadata } from 'next';
import { ShareFrame } from '@/components/share/share-frame';
import { UnsubscribeCard } from '@/components/unsubscribe/unsubscribe-card';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';

export const metadata: Metadata = {
  title: pageTitles.unsubscribe,
  robots: { index: false, follow: false, nocache: true },
  referrer: 'no-referrer',
};

type Props = { params: Promise<{ token: string }>; searchParams: Promise<{ done?: string }> };

export default async function UnsubscribePage({ params, searchParams }: Props) {
  const { token } = await params;
  const { done } = await searchParams;
  return (
    <ShareFrame>
      <UnsubscribeCard token={decodeURIComponent(token)} isDone={done !== undefined} />
    </ShareFrame>
  );
}
