import { Hourglass } from 'lucide';
import { Icon } from '@/components/ui/layout/icon';
import { StateView } from '@/components/ui/feedback/state-view';
import { shellText } from '@/lib/text/zh-cn/shell';
import { ScheduleLink } from './links/schedule-link';

/** An address that exists while its screen is still to come; it says so instead of pretending. */
export function NotYet({ title }: { title?: string }) {
  return (
    <StateView
      icon={<Icon of={Hourglass} size={22} />}
      title={title ?? shellText.notYet}
      variant="page"
      actions={<ScheduleLink />}
    >
      {title ? shellText.notYet : null}
    </StateView>
  );
}
