'use client';

import Popover from '@mui/material/Popover';
import type { Day } from '@/lib/time/day';
import { MuiScope } from '../overlay/mui-scope';
import { MonthPicker } from './month-picker';

type Props = {
  anchor: HTMLElement | null;
  label: string;
  day: Day;
  today: Day;
  min?: Day;
  onPick: (day: Day) => void;
  onClose: () => void;
};

/** The month under the control that opened it; gone once a day is picked. */
export function MonthPopover({ anchor, label, onPick, onClose, ...month }: Props) {
  return (
    <MuiScope>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 1 } } }}
      >
        <MonthPicker
          {...month}
          onPick={(day) => {
            onPick(day);
            onClose();
          }}
        />
      </Popover>
    </MuiScope>
  );
}
