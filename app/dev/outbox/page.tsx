import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readOutbox } from '@/bff/dev/read-outbox';
import { Outbox } from '@/components/outbox/outbox';
import { EntryFrame } from '@/components/frame/entry-frame';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';

export const metadata: Metadata = { title: pageTitles.outbox };

export default async function OutboxPage() {
  const messages = await readOutbox();
  if (!messages) notFound();
  return (
    <EntryFrame>
      <Outbox messages={messages} />
    </EntryFrame>
  );
}
