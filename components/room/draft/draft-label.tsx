'use client';

import Popper, { type PopperProps } from '@mui/material/Popper';
import { useEffect, useRef } from 'react';
import { MuiScope } from '@/components/ui/overlay/mui-scope';
import styles from './draft-block.module.css';

type Props = { anchor: HTMLElement | null; text: string; hint: string | undefined };
type Placed = NonNullable<PopperProps['popperRef']> extends React.Ref<infer T> ? T : never;

/** The range of a drag so far, above the block, which may be too narrow for words; and why it goes no further. */
export function DraftLabel({ anchor, text, hint }: Props) {
  const placed = useRef<Placed>(null);
  // It follows the block, which grows without telling.
  useEffect(() => void placed.current?.update());
  return (
    <MuiScope>
      <Popper
        open={anchor !== null}
        anchorEl={anchor}
        placement="top-start"
        popperRef={placed}
        className={styles.floating}
      >
        <div className={styles.label} role="status">
          <span>{text}</span>
          {hint ? <span className={styles.hint}>{hint}</span> : null}
        </div>
      </Popper>
    </MuiScope>
  );
}
