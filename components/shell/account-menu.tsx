'use client';

import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import NextLink from 'next/link';
import { useId, useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { shellText } from '@/lib/text/zh-cn/shell';
import styles from './account-menu.module.css';
import { SchemeItems } from './scheme-items';
import { useLeave } from './use-leave';

type Props = { realName: string; companyName: string };

export function AccountMenu({ realName, companyName }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const { leave, isLeaving } = useLeave();
  const close = () => setAnchor(null);
  const logOut = () => {
    close();
    leave();
  };

  return (
    <>
      <IconButton
        aria-label={shellText.menuOf(realName)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={realName} tone="accent" />
      </IconButton>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': shellText.menuOf(realName) } }}
      >
        <li className={styles.person} role="presentation">
          <strong>{realName}</strong>
          <span>{companyName}</span>
        </li>
        <MenuItem component={NextLink} href="/switch" onClick={close}>
          {shellText.switchCompany}
        </MenuItem>
        <MenuItem disabled className={styles.later}>
          {shellText.setPassword}
          <span>{shellText.opensLater}</span>
        </MenuItem>
        <SchemeItems />
        <MenuItem disabled={isLeaving} onClick={logOut}>
          {shellText.logOut}
        </MenuItem>
      </Menu>
    </>
  );
}
