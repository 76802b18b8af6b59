import { Bell } from 'lucide';
import { ButtonLink } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Icon } from '@/components/ui/layout/icon';
import { noticesText } from '@/lib/text/zh-cn/notices';

/** Says what comes here, and where one chooses what. */
export const NoNotices = () => (
  <EmptyState
    icon={<Icon of={Bell} size={22} />}
    title={noticesText.empty}
    action={
      <ButtonLink variant="outlined" color="inherit" href="/settings">
        {noticesText.settings}
      </ButtonLink>
    }
  >
    {noticesText.emptyHint}
  </EmptyState>
);
