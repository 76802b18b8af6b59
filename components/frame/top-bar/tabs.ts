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

/** Whether the tab is the page itself, only holds it, or has nothing to do with it; a value for `aria-current`. */
export function currentOf(tab: Tab, pathname: string): 'page' | 'true' | undefined {
  if (pathname === tab.href) return 'page';
  return tab.sections.includes(pathname.split('/')[1] ?? '') ? 'true' : undefined;
}
