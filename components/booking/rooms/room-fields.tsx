'use client';

import { useCallback, useState } from 'react';
import { LoadFailed } from '@/components/ui/feedback/load-failed';
import type { BusyPerson } from '@/lib/contract/schedule';
import type { Room } from '@/lib/contract/room';
import type { Window } from '@/lib/domain/booking/booking-window';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import type { Repair } from '../conflicts/conflict-repairs';
import { SeatsNote } from '../attendees/seats-note';
import { FormDaySlot } from '../day/form-day-slot';
import { timesOf, withRoom } from '../form/booking-values';
import type { MeetingFormState } from '../form/use-meeting-form';
import { RoomPicker } from './room-picker';

const noRepairs: readonly Repair[] = [];

type Props = {
  form: MeetingFormState;
  busyPeople: readonly BusyPerson[];
  nameOf: (staffId: string) => string;
  zone: string;
};

/** The rooms as a list and as the day's grid; either chooses. */
export function RoomFields({ form, busyPeople, nameOf, zone }: Props) {
  const { values, change, dayOrders } = form;
  const { roomIds, memberIds, guests } = values;
  // A room that is chosen on the grid keeps its row: only the list and a link move rows to the top.
  const [firstIds, setFirstIds] = useState(roomIds);
  const choose = (ids: readonly string[]) => {
    change({ roomIds: ids });
    setFirstIds(ids);
  };
  const pick = useCallback(
    (room: Room, window: Window) => change({ ...timesOf(window, zone), roomIds: withRoom(roomIds, room.id) }),
    [change, roomIds, zone],
  );
  return (
    <>
      <RoomPicker
        pool={form.pool}
        search={form.search}
        choices={form.choices}
        chosenIds={roomIds}
        chosen={form.chosen}
        error={form.errorOf('roomIds')}
        conflicts={form.conflicts}
        repairs={form.problems.rooms?.repairs ?? noRepairs}
        zone={zone}
        onChange={choose}
        onRepair={change}
      />
      <SeatsNote rooms={form.chosen} people={1 + memberIds.length + guests.length} />
      {dayOrders.error ? (
        <LoadFailed
          title={roomGridText.ordersFailed}
          error={dayOrders.error}
          onRetry={dayOrders.retry}
          isRetrying={dayOrders.isRetrying}
        />
      ) : null}
      <FormDaySlot
        rooms={form.dayRooms}
        ordersOf={dayOrders.ordersOf}
        isReading={!dayOrders.error || dayOrders.isRetrying}
        firstIds={firstIds}
        day={values.day}
        window={form.window}
        chosenIds={roomIds}
        conflicts={form.conflicts}
        busyPeople={busyPeople}
        nameOf={nameOf}
        now={form.now}
        zone={zone}
        onPick={pick}
      />
    </>
  );
}
