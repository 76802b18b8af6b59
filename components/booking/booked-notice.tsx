'use client';

import Button from '@mui/material/Button';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BookedMeeting } from '@/lib/contract/booking';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { commonText } from '@/lib/text/zh-cn/common';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import styles from './booking-card.module.css';
import { CardTime } from './card-time';
import type { PickedSlot } from './picked-slot';

type Props = PickedSlot & { meeting: BookedMeeting; onClose: () => void };

/** What the card says once the booking stands, with the way to it. */
export function BookedNotice({ room, window, zone, meeting, onClose }: Props) {
  const detailsRef = useRef<HTMLAnchorElement>(null);
  // The form that had the focus is gone; without this it would fall back to the page below the card.
  useEffect(() => detailsRef.current?.focus(), []);

  return (
    <div className={styles.body}>
      <p className={styles.booked} role="status">
        <CircleCheck size={18} aria-hidden />
        {meeting.status === 'AUDITING' ? bookingText.requested : bookingText.booked}
      </p>
      <div className={styles.head}>
        <h2>{room.name}</h2>
        <CardTime window={window} zone={zone} />
      </div>
      <div className={styles.actions}>
        <Button color="inherit" onClick={onClose}>
          {commonText.close}
        </Button>
        <Button
          variant="contained"
          ref={detailsRef}
          href={`/details/${encodeURIComponent(meeting.meetingNo)}?from=schedule`}
        >
          {scheduleText.card.details}
        </Button>
      </div>
    </div>
  );
}
