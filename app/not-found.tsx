import type { Metadata } from 'next';
import { EntryFrame } from '@/components/frame/entry-frame';
import { PageMissing } from '@/components/failures/page-missing';
import { shellText } from '@/lib/text/zh-cn/shell';

export const metadata: Metadata = { title: shellText.notFound };

export default function NotFound() {
  return (
    <EntryFrame>
      <PageMissing />
    </EntryFrame>
  );
}
