import { FileX2 } from 'lucide';
import { ButtonLink } from '@/components/ui/controls/button';
import { ForbiddenState } from '@/components/ui/feedback/forbidden-state';
import { StateView } from '@/components/ui/feedback/state-view';
import { Icon } from '@/components/ui/layout/icon';
import { approvalCentreText } from '@/lib/text/zh-cn/approval-centre';

const { missing, forbidden, toCentre } = approvalCentreText;

const CentreLink = () => (
  <ButtonLink variant="outlined" color="inherit" href="/approval-center">
    {toCentre}
  </ButtonLink>
);

export function RequestMissing() {
  return (
    <StateView
      icon={<Icon of={FileX2} size={22} />}
      variant="page"
      title={missing.title}
      actions={<CentreLink />}
    >
      {missing.hint}
    </StateView>
  );
}

export function RequestForbidden() {
  return (
    <ForbiddenState variant="page" title={forbidden.title} action={<CentreLink />}>
      {forbidden.hint}
    </ForbiddenState>
  );
}
