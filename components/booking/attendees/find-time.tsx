'use client';

import { useQuery } from '@tanstack/react-query';
import { CalendarSearch } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import type { FoundTime } from '@/lib/contract/find-time';
import { contactLimits } from '@/lib/domain/limits/contact-limits';
import { limits } from '@/lib/domain/limits/limits';
import { useApi } from '@/lib/query/context/api-context';
import { foundTimes } from '@/lib/query/find-time';
import { attendeesText } from '@/lib/text/zh-cn/attendees';
import { commonText } from '@/lib/text/zh-cn/common';
import { dayOf, msPerDay } from '@/lib/time/day';
import { formatDay, formatRange } from '@/lib/time/format';
import { nextSlot, type Window } from '@/lib/domain/booking/booking-window';
import { msPerMinute } from '@/lib/time/instant';
import styles from './attendees.module.css';

type Props = {
  staffIds: readonly string[];
  nameOf: (staffId: string) => string;
  minutes: number;
  now: number;
  zone: string;
  onPick: (window: Window, roomId: string) => void;
};

/** The three best answers to "these people, about this long, within a week, with a room"; one press takes one (BEY-05). */
export function FindTime({ staffIds, nameOf, minutes, now, zone, onPick }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const from = nextSlot(now - (now % msPerMinute));
  const request = {
    staffIdList: staffIds.slice(0, contactLimits.busyPeopleMax),
    minutes: Math.min(Math.max(minutes, limits.minBookingMinutes), limits.maxMeetingMinutes),
    from,
    to: from + limits.daysPerWeek * msPerDay,
  };
  const query = useQuery({ ...foundTimes(useApi(), request), enabled: isOpen });
  const times = query.data?.slice(0, limits.shownTimes);
  return (
    <div className={styles.findTime}>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon of={CalendarSearch} size={16} />
        {attendeesText.findTime}
      </Button>
      {isOpen ? (
        <div role="group" aria-label={attendeesText.proposals} className={styles.times}>
          {query.isPending ? <p role="status">{attendeesText.searching}</p> : null}
          {query.isError ? <p role="alert">{attendeesText.failed}</p> : null}
          {times?.length === 0 ? <p role="status">{attendeesText.noTime}</p> : null}
          {times?.map((time) => (
            <button
              key={time.beginTime}
              type="button"
              className={styles.time}
              onClick={() => {
                onPick(time, time.room.id);
                setIsOpen(false);
              }}
            >
              <strong>
                {formatDay(dayOf(time.beginTime, zone))} {formatRange(time, zone)}
              </strong>
              <span>{placeOf(time)}</span>
              <small>{reasonsOf(time, nameOf)}</small>
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

const placeOf = ({ room }: FoundTime) =>
  [room.name, room.address, attendeesText.seats(room.capacity)].filter(Boolean).join(commonText.separator);

const reasonsOf = ({ busyStaffIds, isUsualArea, needsApproval }: FoundTime, nameOf: Props['nameOf']) =>
  [
    busyStaffIds.length === 0
      ? attendeesText.everyoneFree
      : attendeesText.someBusy(busyStaffIds.map(nameOf).join('、')),
    isUsualArea && attendeesText.usualArea,
    needsApproval && attendeesText.needsApproval,
  ]
    .filter(Boolean)
    .join(commonText.separator);
