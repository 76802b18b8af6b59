import type { Metadata } from 'next';
import { EntryFrame } from '@/components/shell/entry-frame';
import { PageMissing } from '@/components/shell/page-missing';
import { shellText } from '@/lib/text/zh-cn/shell';

export const metadata: Metadata = { title: shellText.notFound };

export default function NotFound() {
  return (
    <EntryFrame>
      <PageMissing />
    </EntryFrame>
  );
}
