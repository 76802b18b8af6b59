'use client';

import Popover from '@mui/material/Popover';
import { useId } from 'react';
import { ButtonLink } from '@/components/ui/controls/button';
import { MuiScope } from '@/components/ui/overlay/mui-scope';
import { noticesText } from '@/lib/text/zh-cn/notices';
import { NoticeResults } from '../list/notice-results';
import { NoticesHead } from '../list/notices-head';
import styles from './notice-panel.module.css';

type Props = { anchor: HTMLElement | null; zone: string; onClose: () => void };

/** The notices below the bell; each leads to its page and closes the panel. */
export function NoticePanel({ anchor, zone, onClose }: Props) {
  const titleId = useId();
  return (
    <MuiScope>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, className: styles.panel } }}
      >
        <div className={styles.head}>
          <NoticesHead onLeave={onClose}>
            <h2 id={titleId}>{noticesText.title}</h2>
          </NoticesHead>
        </div>
        <div className={styles.body}>
          <NoticeResults zone={zone} onOpen={onClose} />
        </div>
        <footer className={styles.foot}>
          <ButtonLink href="/notices" size="small" color="inherit" fullWidth onClick={onClose}>
            {noticesText.openPage}
          </ButtonLink>
        </footer>
      </Popover>
    </MuiScope>
  );
}
