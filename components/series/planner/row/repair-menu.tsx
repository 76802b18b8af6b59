'use client';

import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { MuiScope } from '@/components/ui/overlay/mui-scope';
import type { OccurrenceRepair } from '@/lib/contract/series';
import { plannerText } from '@/lib/text/zh-cn/series';
import { formatDay } from '@/lib/time/format';
import type { PlannerRow } from '../planner-row';
import { repairLabel } from './repair-label';

type Props = {
  row: PlannerRow;
  anchor: HTMLElement;
  zone: string;
  onPick: (repair: OccurrenceRepair) => void;
  onSkip: () => void;
  onClose: () => void;
};

/** All that would help one occurrence. */
export function RepairMenu({ row, anchor, zone, onPick, onSkip, onClose }: Props) {
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <MuiScope>
      <Menu
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': plannerText.moreFor(formatDay(row.day)) } }}
      >
        {row.repairs.map((repair) => {
          const label = repairLabel(repair, zone);
          return (
            <MenuItem key={label} onClick={choose(() => onPick(repair))}>
              {label}
            </MenuItem>
          );
        })}
        {row.state === 'skipped' ? null : <MenuItem onClick={choose(onSkip)}>{plannerText.skip}</MenuItem>}
      </Menu>
    </MuiScope>
  );
}
