import { ShieldCheck } from 'lucide';
import { DocumentButton } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { StateView } from '@/components/ui/feedback/state-view';
import { setPasswordText } from '@/lib/text/zh-cn/set-password';

/** A vendor's captcha is let onto the pages of logging in only (S50): who has to solve one is led to such a page. */
export function SetOnOwnPage() {
  const { title, hint, go } = setPasswordText.onOwnPage;
  return (
    <StateView
      icon={<Icon of={ShieldCheck} size={22} />}
      title={title}
      role="status"
      actions={
        <DocumentButton variant="contained" href="/forgot-password">
          {go}
        </DocumentButton>
      }
    >
      {hint}
    </StateView>
  );
}
