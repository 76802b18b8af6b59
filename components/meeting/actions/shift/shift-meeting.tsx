'use client';

import { ArrowLeftRight } from 'lucide';
import { useState } from 'react';
import { useSaveMove } from '@/components/room/move/use-save-move';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { Meeting } from '@/lib/contract/meeting';
import { isOneDay } from '@/lib/domain/booking/booking-window';
import { moveText } from '@/lib/text/zh-cn/move';
import { msPerMinute } from '@/lib/time/instant';
import { OtherRooms } from './other-rooms';
import styles from './shift-meeting.module.css';

type Props = { meeting: Meeting; zone: string };

const steps = [-15, 15, 30] as const;

/** A coming meeting a little earlier or later by one tap, or in another room that is free then; each can be undone. */
export function ShiftMeeting({ meeting, zone }: Props) {
  const now = useServerNow();
  const { save, isPending } = useSaveMove({ zone });
  const [isChoosing, setChoosing] = useState(false);
  const { beginTime, endTime, roomOrderList, address } = meeting;
  const [order] = roomOrderList;
  const room = order ? { id: order.roomId, name: order.roomName } : { id: '', name: address };
  const from = { room, window: { beginTime, endTime } };
  if (beginTime <= now) return null;

  const shift = (minutes: number) => {
    const by = minutes * msPerMinute;
    return { beginTime: beginTime + by, endTime: endTime + by };
  };
  return (
    <div role="group" aria-label={moveText.shiftGroup} className={styles.shift}>
      <div className={styles.buttons}>
        {steps.map((minutes) => {
          const window = shift(minutes);
          return (
            <Button
              key={minutes}
              size="small"
              variant="outlined"
              color="inherit"
              disabled={isPending || window.beginTime < now || !isOneDay(window, zone)}
              onClick={() => void save(meeting, { from, to: { room, window } })}
            >
              {moveText.shift(minutes)}
            </Button>
          );
        })}
        {roomOrderList.length === 1 ? (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            <Icon of={ArrowLeftRight} size={14} />
            {moveText.otherRoom}
          </Button>
        ) : null}
      </div>
      {isChoosing ? (
        <OtherRooms
          meeting={meeting}
          disabled={isPending}
          onPick={(other) => {
            setChoosing(false);
            void save(meeting, { from, to: { ...from, room: other } });
          }}
        />
      ) : null}
    </div>
  );
}
