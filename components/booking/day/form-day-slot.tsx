'use client';

import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import { DayGridSkeleton } from '@/components/room/grid/day-grid-skeleton';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import type { FormDay } from './form-day';
import styles from './form-day.module.css';

const LazyFormDay = dynamic(() => import('./form-day').then((module) => module.FormDay), {
  ssr: false,
  loading: () => (
    <div className={styles.waiting}>
      <DayGridSkeleton />
    </div>
  ),
});

/** The grid where there is room for one, once the form itself stands; phones read the free times on the list. */
export function FormDaySlot(props: ComponentProps<typeof FormDay>) {
  const hasRoom = useMediaQuery('(min-width: 600px)');
  return <div className={styles.slot}>{hasRoom ? <LazyFormDay {...props} /> : null}</div>;
}
