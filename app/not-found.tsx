import { MapPinOff } from 'lucide-react';
import type { Metadata } from 'next';
import { EntryFrame } from '@/components/shell/entry-frame';
import { ScheduleLink } from '@/components/shell/schedule-link';
import { StateView } from '@/components/ui/state-view';
import { shellText } from '@/lib/text/zh-cn/shell';

export const metadata: Metadata = { title: shellText.notFound };

export default function NotFound() {
  return (
    <EntryFrame>
      <StateView
        icon={<MapPinOff size={22} />}
        title={shellText.notFound}
        variant="page"
        actions={<ScheduleLink />}
      >
        {shellText.notFoundHint}
      </StateView>
    </EntryFrame>
  );
}
