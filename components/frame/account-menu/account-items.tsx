'use client';

import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { MuiScope } from '@/components/ui/overlay/mui-scope';
import { accountDialogText } from '@/lib/text/zh-cn/account-dialog';
import { shellText } from '@/lib/text/zh-cn/shell';
import styles from './account-items.module.css';
import { SchemeItems } from '../theme/scheme-items';
import { useLeave } from '@/components/session/use-leave';

/** The dialogs that the menu opens over the current page. */
export type AccountPart = 'account' | 'password';

type Props = {
  id: string;
  anchor: HTMLElement | null;
  realName: string;
  companyName: string;
  /** Known not to, nobody is led to a choice of one. */
  hasOtherCompanies: boolean;
  onOpen: (part: AccountPart) => void;
  onClose: () => void;
};

/** The items of the account's menu. */
export function AccountItems({
  id,
  anchor,
  realName,
  companyName,
  hasOtherCompanies,
  onOpen,
  onClose,
}: Props) {
  const { leave, isLeaving } = useLeave();
  const logOut = () => {
    onClose();
    leave();
  };
  const open = (part: AccountPart) => {
    onClose();
    onOpen(part);
  };

  return (
    <MuiScope>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': shellText.menuOf(realName) } }}
      >
        <li className={styles.person} role="presentation">
          <strong>{realName}</strong>
          <span>{companyName}</span>
        </li>
        {hasOtherCompanies ? (
          <MenuItem component="a" href="/switch" onClick={onClose}>
            {shellText.switchCompany}
          </MenuItem>
        ) : null}
        <MenuItem onClick={() => open('account')}>{accountDialogText.title}</MenuItem>
        <MenuItem onClick={() => open('password')}>{shellText.setPassword}</MenuItem>
        <MenuItem component="a" href="/settings" onClick={onClose}>
          {shellText.settings}
        </MenuItem>
        <SchemeItems />
        <MenuItem disabled={isLeaving} onClick={logOut}>
          {shellText.logOut}
        </MenuItem>
      </Menu>
    </MuiScope>
  );
}
