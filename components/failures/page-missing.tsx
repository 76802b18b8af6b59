import { MapPinOff } from 'lucide';
import { Icon } from '@/components/ui/layout/icon';
import { StateView } from '@/components/ui/feedback/state-view';
import { shellText } from '@/lib/text/zh-cn/shell';
import { ScheduleLink } from '@/components/frame/links/schedule-link';

/** An address that names nothing, for whichever frame it is found missing in. */
export function PageMissing() {
  return (
    <StateView
      icon={<Icon of={MapPinOff} size={22} />}
      title={shellText.notFound}
      variant="page"
      actions={<ScheduleLink />}
    >
      {shellText.notFoundHint}
    </StateView>
  );
}
