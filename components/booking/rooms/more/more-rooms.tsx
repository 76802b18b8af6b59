import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/controls/button';
import { bookingFormText } from '@/lib/text/zh-cn/booking-form';

type Props = {
  rest: number;
  onMore: () => void;
  /** Takes the focus once more rooms are there, since the button may be gone by then. */
  next: () => HTMLElement | null | undefined;
};

/** A button for the rooms that a list or grid does not show yet. */
export function MoreRooms({ rest, onMore, next }: Props) {
  if (rest === 0) return null;
  return (
    <Button
      size="small"
      color="inherit"
      onClick={() => {
        flushSync(onMore);
        next()?.focus({ preventScroll: true });
      }}
    >
      {bookingFormText.showMoreRooms(rest)}
    </Button>
  );
}
