'use client';

import Dialog from '@mui/material/Dialog';
import { X } from 'lucide';
import { useId, type ReactNode } from 'react';
import { commonText } from '@/lib/text/zh-cn/common';
import { IconButton } from '../controls/icon-button';
import styles from './dialog-frame.module.css';
import { Icon } from '../layout/icon';
import { MuiScope } from './mui-scope';
import { useMediaQuery } from '../page/use-media-query';

type Props = {
  open: boolean;
  title: string;
  /** In CSS pixels, where the window has as many. */
  width: number;
  /** On phones it takes the whole height. */
  isSheetOnPhones?: boolean;
  /** Keeps the input when a click lands beside the dialog. */
  isForm?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with its title, a way to close it and contents that scroll below both. Loaded with the part that opens it (ADR 32). */
export function DialogFrame({ open, title, width, isSheetOnPhones, isForm, onClose, children }: Props) {
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const isSheet = Boolean(isSheetOnPhones && isPhone);
  return (
    <MuiScope>
      <Dialog
        open={open}
        fullScreen={isSheet}
        maxWidth={false}
        onClose={(_event, reason) => {
          if (!isForm || reason === 'escapeKeyDown') onClose();
        }}
        aria-labelledby={titleId}
        slotProps={{
          paper: {
            className: isSheet ? styles.sheet : styles.paper,
            style: isSheet ? undefined : { width },
          },
        }}
      >
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton aria-label={commonText.close} onClick={onClose}>
            <Icon of={X} size={18} />
          </IconButton>
        </header>
        <div className={styles.body}>{children}</div>
      </Dialog>
    </MuiScope>
  );
}
