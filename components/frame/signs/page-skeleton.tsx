import type { ComponentType } from 'react';
import { ApprovalListSkeleton } from '@/components/approval/centre/approval-list-skeleton';
import { EditSkeleton } from '@/components/booking/edit/edit-skeleton';
import { PeopleSkeleton } from '@/components/contact/group/people-skeleton';
import { DetailsSkeleton } from '@/components/meeting/details/details-skeleton';
import { RoomDetailSkeleton } from '@/components/room/detail/room-detail-skeleton';
import { DayGridSkeleton } from '@/components/room/grid/day-grid-skeleton';
import { DayListSkeleton } from '@/components/schedule/list/day-list-skeleton';
import styles from './page-progress.module.css';

/** The shape of each page by the first segment of its address; the others look most like a meeting's details. */
const shapes: Readonly<Record<string, ComponentType>> = {
  schedule: DayListSkeleton,
  meeting_days: DayListSkeleton,
  rooms: DayGridSkeleton,
  'room-detail': RoomDetailSkeleton,
  'order-meeting': EditSkeleton,
  edit: EditSkeleton,
  contact: PeopleSkeleton,
  'approval-center': ApprovalListSkeleton,
};

const segmentOf = (href: string) => new URL(href, window.location.href).pathname.split('/')[1] ?? '';

/** The shape of the page that an address leads to, over the page that is left. */
export function PageSkeleton({ href }: { href: string }) {
  const Shape = shapes[segmentOf(href)] ?? DetailsSkeleton;
  return (
    <div className={styles.skeleton} data-print="hide">
      <Shape />
    </div>
  );
}
