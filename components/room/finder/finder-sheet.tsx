'use client';

import Drawer from '@mui/material/Drawer';
import { Button, ViewButton } from '@/components/ui/controls/button';
import { MuiScope } from '@/components/ui/overlay/mui-scope';
import { commonText } from '@/lib/text/zh-cn/common';
import { roomFinderText } from '@/lib/text/zh-cn/room-finder';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import styles from './finder-drawer.module.css';
import { FinderPanel } from './finder-panel';
import { type Choices, clearedView, roomsHref, type RoomsView } from './rooms-view';

type Props = {
  open: boolean;
  view: RoomsView;
  choices: Choices;
  zone: string;
  total: number | undefined;
  isNarrowed: boolean;
  onClose: () => void;
};

export function FinderSheet({ open, view, choices, zone, total, isNarrowed, onClose }: Props) {
  const paper = { role: 'dialog', 'aria-label': roomsText.filter, className: styles.drawer };
  return (
    <MuiScope>
      <Drawer anchor="bottom" open={open} onClose={onClose} slotProps={{ paper }}>
        <div className={styles.body}>
          <FinderPanel view={view} choices={choices} zone={zone} />
        </div>
        <div className={styles.foot}>
          {isNarrowed ? (
            <ViewButton
              href={roomsHref(clearedView(view))}
              variant="outlined"
              color="inherit"
              size="large"
              className={styles.clear}
            >
              {roomGridText.clearFilter}
            </ViewButton>
          ) : null}
          <Button variant="contained" size="large" fullWidth onClick={onClose}>
            {total === undefined ? commonText.confirm : roomFinderText.show(total)}
          </Button>
        </div>
      </Drawer>
    </MuiScope>
  );
}
