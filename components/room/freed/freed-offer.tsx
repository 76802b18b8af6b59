'use client';

import { CalendarCheck2 } from 'lucide';
import { useRef } from 'react';
import { useBookedToast } from '@/components/booking/card/use-booked-toast';
import { NoticeCard } from '@/components/ui/overlay/notice-card';
import { Button } from '@/components/ui/controls/button';
import { useServerNow } from '@/components/ui/page/server-clock';
import { useToast } from '@/components/ui/toast/toast';
import { newIdempotencyKey } from '@/lib/client/transport/idempotency-key';
import { useBookMeeting } from '@/lib/query/booking';
import { errorOutcome } from '@/lib/text/errors';
import { freedText } from '@/lib/text/zh-cn/freed';
import { dayOf } from '@/lib/time/day';
import { formatDay, formatRange } from '@/lib/time/format';
import { type FreedDraft, useFreedDraft } from './use-freed-draft';
import type { VainSearch } from './vain-searches';

type Props = { search: VainSearch; realName: string; zone: string; onDone: () => void };

const nothing = () => undefined;

/** Follows one search in vain, and offers what it would find now. The first press of all who are offered it gets it. */
export function FreedOffer({ search, realName, zone, onDone }: Props) {
  const freed = useFreedDraft(search, realName);
  const { book, isPending } = useOnePress({ zone, onDone });
  const today = dayOf(useServerNow(), zone);
  if (!freed) return null;
  const { draft, roomNames } = freed;
  const day = dayOf(draft.beginTime, zone);
  const slot = [day !== today && formatDay(day), formatRange(draft, zone)].filter(Boolean).join(' ');
  return (
    <NoticeCard
      tone="good"
      icon={CalendarCheck2}
      title={freedText.title(roomNames)}
      onClose={onDone}
      end={
        <Button variant="contained" size="small" loading={isPending} onClick={() => book(freed)}>
          {freedText.book}
        </Button>
      }
    >
      {freedText.line(slot)}
    </NoticeCard>
  );
}

function useOnePress({ zone, onDone }: Pick<Props, 'zone' | 'onDone'>) {
  const toast = useToast();
  const showBooked = useBookedToast({ onUndo: nothing });
  const { mutateAsync, isPending } = useBookMeeting();
  const idempotencyKey = useRef<string>(undefined);

  const book = ({ draft, roomNames }: FreedDraft) => {
    // One key for all presses: a press after a lost answer finds the meeting that it made (BOOK-09).
    idempotencyKey.current ??= newIdempotencyKey();
    // The promise, not the mutation's callbacks: the offer may leave the screen before the answer is there.
    mutateAsync({ draft, idempotencyKey: idempotencyKey.current }).then(
      (meeting) => {
        onDone();
        showBooked({ meeting, room: { name: roomNames }, window: draft, zone });
      },
      (error: unknown) => {
        const { kind, message } = errorOutcome('order', error);
        toast(kind === 'conflicts' ? freedText.lost : (message ?? ''), 'error');
      },
    );
  };
  return { book, isPending };
}
