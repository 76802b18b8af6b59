import { Breadcrumb } from '@/components/ui/layout/breadcrumb';
import type { Meeting } from '@/lib/contract/meeting';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { dayOf } from '@/lib/time/day';

const { breadcrumb } = meetingText;

type Props = {
  from?: string | undefined;
  /** Which room's page it is, where one came from there. */
  room?: string | undefined;
  /** The meeting itself: the schedule opens on its day and leads to it. */
  meeting?: Pick<Meeting, 'meetingNo' | 'beginTime'> | undefined;
  zone: string;
};

function trailOf({ from, room, meeting, zone }: Props) {
  if (from === 'approval') return [{ label: breadcrumb.approvals, href: '/approval-center' }];
  if (from === 'notices') return [{ label: breadcrumb.notices, href: '/notices' }];
  const rooms = { label: roomsText.breadcrumb.rooms, href: '/rooms' };
  if (from === 'rooms') return [rooms];
  if (from === 'room' && room) {
    return [rooms, { label: roomsText.breadcrumb.detail, href: `/room-detail/${encodeURIComponent(room)}` }];
  }
  const query = meeting && { day: dayOf(meeting.beginTime, zone), at: meeting.meetingNo };
  return [
    { label: breadcrumb.schedule, href: query ? `/schedule?${new URLSearchParams(query)}` : '/schedule' },
  ];
}

/** The way back to where one came from; an address without an origin leads to the schedule. */
export function DetailsTrail(origin: Props) {
  return <Breadcrumb trail={trailOf(origin)} current={breadcrumb.details} />;
}
