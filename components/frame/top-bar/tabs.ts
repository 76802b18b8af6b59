import { Calendar, DoorClosed, Users, type IconNode } from 'lucide';
import { shellText } from '@/lib/text/zh-cn/shell';

type Tab = { href: string; label: string; icon: IconNode; sections: readonly string[] };

/** `sections` are the first path segments of the screens that belong to a tab. */
export const tabs: readonly Tab[] = [
  {
    href: '/schedule',
    label: shellText.tabs.schedule,
    icon: Calendar,
    sections: ['schedule', 'meeting_days', 'details', 'edit', 'invited', 'early-end'],
  },
  {
    href: '/rooms',
    label: shellText.tabs.rooms,
    icon: DoorClosed,
    sections: ['rooms', 'room-detail', 'order-meeting'],
  },
  { href: '/contact', label: shellText.tabs.contacts, icon: Users, sections: ['contact'] },
];

type Place = {
  pathname: string;
  /** The screen that led to a meeting's details, if the address names it. */
  from: string | null;
};

/** The section that a page belongs to: a meeting's details to the screen that led there. */
const sectionOf = ({ pathname, from }: Place): string => {
  const section = pathname.split('/')[1] ?? '';
  return section === 'details' && from === 'rooms' ? from : section;
};

/** Whether the tab is the page itself, only holds it, or has nothing to do with it; a value for `aria-current`. */
export function currentOf(tab: Tab, place: Place): 'page' | 'true' | undefined {
  if (place.pathname === tab.href) return 'page';
  return tab.sections.includes(sectionOf(place)) ? 'true' : undefined;
}
