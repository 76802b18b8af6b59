import type { Metadata } from 'next';
import { ShareFrame } from '@/components/share/share-frame';
import { SharedPage } from '@/components/share/shared-page';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';

export const metadata: Metadata = {
  title: pageTitles.share,
  robots: { index: false, follow: false, nocache: true },
  referrer: 'no-referrer',
};

type Props = { params: Promise<{ shareId: string }> };

export default async function SharePage({ params }: Props) {
  const { shareId } = await params;
  return (
    <ShareFrame>
      <SharedPage shareId={shareId} />
    </ShareFrame>
  );
}
