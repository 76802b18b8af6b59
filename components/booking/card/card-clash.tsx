import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { Button, ButtonLink } from '@/components/ui/controls/button';
import type { Room } from '@/lib/contract/room';
import type { DayOrder } from '@/lib/domain/room/day-order';
import type { Window } from '@/lib/domain/booking/booking-window';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { draftText } from '@/lib/text/zh-cn/draft';
import { orderCodeText } from '@/lib/text/zh-cn/order-codes';
import { formatRange } from '@/lib/time/format';
import styles from './booking-card.module.css';
import { ConflictList } from '../conflicts/conflict-list';
import type { Conflict } from '../conflicts/conflicts';

/** Bookings in the way of a draft. Where it is one's own meeting, perhaps the same from another tab, its number. */
export type Clash = {
  entries: readonly Conflict[];
  ownMeetingNo: string | undefined;
  /** True by the latest bookings too, not only by an earlier refusal: sending again would be refused again. */
  stands: boolean;
};

type Facts = { conflicts: readonly Conflict[]; taken: readonly DayOrder[]; room: Room };

/** The booking in the way by the latest bookings of the grid; its name comes from the refusal where there was one. */
export function clashOf({ conflicts, taken, room }: Facts): Clash | undefined {
  const entries =
    conflicts.length > 0 ? conflicts : taken.map((order) => ({ ...order, roomName: room.name }));
  if (entries.length === 0) return undefined;
  const own = taken.find(({ mine }) => mine === 'organizer');
  return { entries, ownMeetingNo: own?.meetingNo, stands: taken.length > 0 };
}

type Props = {
  clash: Clash & { repair: Window | undefined };
  zone: string;
  onWindow: (window: Window) => void;
};

/** Announces a conflict at once, with another booking or one's own, and offers the nearest time the room has. */
export function CardClash({ clash: { entries, ownMeetingNo, repair }, zone, onWindow }: Props) {
  const detailsHref = useDetailsHref();
  return (
    <div className={styles.refusal} role={ownMeetingNo === undefined ? 'alert' : 'status'}>
      {ownMeetingNo === undefined ? orderCodeText.roomConflict : draftText.takenByYou}
      <ConflictList conflicts={entries} zone={zone} />
      <div className={styles.repairs}>
        {ownMeetingNo === undefined ? null : (
          <ButtonLink size="small" href={detailsHref(ownMeetingNo)}>
            {draftText.viewMeeting}
          </ButtonLink>
        )}
        {repair ? (
          <Button size="small" variant="outlined" color="inherit" onClick={() => onWindow(repair)}>
            {bookingText.suggestion(formatRange(repair, zone))}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
