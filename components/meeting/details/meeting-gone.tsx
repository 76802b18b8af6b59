import { CalendarX2 } from 'lucide';
import { ScheduleLink } from '@/components/frame/links/schedule-link';
import { ForbiddenState } from '@/components/ui/feedback/forbidden-state';
import { Icon } from '@/components/ui/layout/icon';
import { StateView } from '@/components/ui/feedback/state-view';
import { detailsText } from '@/lib/text/zh-cn/details';

const { missing, forbidden } = detailsText;

export function MeetingMissing() {
  return (
    <StateView
      icon={<Icon of={CalendarX2} size={22} />}
      variant="page"
      title={missing.title}
      actions={<ScheduleLink />}
    >
      {missing.hint}
    </StateView>
  );
}

export function MeetingForbidden() {
  return (
    <ForbiddenState variant="page" title={forbidden.title} action={<ScheduleLink />}>
      {forbidden.hint}
    </ForbiddenState>
  );
}
