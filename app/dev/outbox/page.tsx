import type { Metadata } from 'next';
import { readOutbox } from '@/bff/dev/read-outbox';
import { setPageStatus } from '@/bff/http/page-status';
import { Outbox } from '@/components/outbox/outbox';
import { EntryFrame } from '@/components/frame/entry-frame';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';
import NotFound from '../../not-found';

export const metadata: Metadata = { title: pageTitles.outbox };

export default async function OutboxPage() {
  const messages = await readOutbox();
  if (!messages) {
    setPageStatus(404);
    return <NotFound />;
  }
  return (
    <EntryFrame>
      <Outbox messages={messages} />
    </EntryFrame>
  );
}
