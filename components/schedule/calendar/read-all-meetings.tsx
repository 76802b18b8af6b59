import { CheckCheck } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { useToast } from '@/components/ui/toast/toast';
import type { CalendarItem } from '@/lib/contract/schedule';
import type { Window } from '@/lib/domain/booking/booking-window';
import { isUnread } from '@/lib/domain/meeting/notice-dot';
import { useReadAllMeetings } from '@/lib/query/read-meetings';
import { failureText } from '@/lib/text/errors';
import { scheduleText } from '@/lib/text/zh-cn/schedule';

type Props = { items: readonly CalendarItem[]; window: Window; now: number };

/** Takes the dots off the month that reading takes off (CAL-06); where there are none it is not there. */
export function ReadAllMeetings({ items, window, now }: Props) {
  const toast = useToast();
  const { mutate } = useReadAllMeetings();
  // Without dots it stays for as long as it has the focus, which else would be lost.
  const [isPressed, setPressed] = useState(false);
  const hasUnread = items.some((item) => isUnread({ ...item, status: item.meetingStatus }, now));
  if (!hasUnread && !isPressed) return null;
  const read = () => {
    if (!hasUnread) return;
    setPressed(true);
    mutate(window, {
      onSuccess: () => toast(scheduleText.allRead),
      onError: (error) => toast(failureText('notices', error), 'error'),
    });
  };
  return (
    <Button
      size="small"
      color="inherit"
      aria-disabled={!hasUnread}
      onClick={read}
      onBlur={() => setPressed(false)}
    >
      <Icon of={CheckCheck} size={16} />
      {scheduleText.readAll}
    </Button>
  );
}
