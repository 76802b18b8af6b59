'use client';

import Dialog from '@mui/material/Dialog';
import { MuiScope } from '@/components/ui/overlay/mui-scope';
import styles from './room-image.module.css';

type Props = { open: boolean; url: string; alt: string; onClose: () => void };

export function LargeImage({ open, url, alt, onClose }: Props) {
  return (
    <MuiScope>
      <Dialog open={open} onClose={onClose} maxWidth="lg" slotProps={{ paper: { 'aria-label': alt } }}>
        {/* eslint-disable-next-line @next/next/no-img-element */}
        <img src={url} alt={alt} className={styles.large} />
      </Dialog>
    </MuiScope>
  );
}
