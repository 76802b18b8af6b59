import type { Metadata } from 'next';
import { isUnsubscribeToken } from '@/bff/unsubscribe/unsubscribe';
import { ShareFrame } from '@/components/share/share-frame';
import { UnsubscribeCard } from '@/components/unsubscribe/unsubscribe-card';
import { unsubscribeOutcomes } from '@/lib/domain/notice/unsubscribe-outcome';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';

export const metadata: Metadata = {
  title: pageTitles.unsubscribe,
  robots: { index: false, follow: false, nocache: true },
  referrer: 'no-referrer',
};

type Props = { params: Promise<{ token: string }>; searchParams: Promise<Record<string, unknown>> };

export default async function UnsubscribePage({ params, searchParams }: Props) {
  const [{ token }, query] = await Promise.all([params, searchParams]);
  const outcome = isUnsubscribeToken(token) ? unsubscribeOutcomes.find((each) => each in query) : 'wrong';
  return (
    <ShareFrame>
      <UnsubscribeCard token={token} outcome={outcome} />
    </ShareFrame>
  );
}
