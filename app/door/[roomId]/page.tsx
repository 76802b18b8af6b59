import type { Metadata } from 'next';
import { loadDoor } from '@/bff/door/load-door';
import { DoorQueries, DoorScreen } from '@/components/door/door-screen';
import { Prefetched } from '@/lib/query/context/prefetched';
import { createQueryClient } from '@/lib/query/context/query-client';
import { doorKeys } from '@/lib/query/door';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';

export const metadata: Metadata = { title: pageTitles.door };

type Props = { params: Promise<{ roomId: string }> };

export default async function DoorPage({ params }: Props) {
  const { roomId } = await params;
  const page = await loadDoor(roomId);
  const queryClient = createQueryClient();
  if (page.state === 'ready') queryClient.setQueryData(doorKeys.room(), page.room);
  return (
    <DoorQueries>
      <Prefetched queries={queryClient}>
        {/* A service without an answer is tried again by the screen itself. */}
        <DoorScreen roomId={roomId} isUnpaired={page.state === 'unpaired'} />
      </Prefetched>
    </DoorQueries>
  );
}
