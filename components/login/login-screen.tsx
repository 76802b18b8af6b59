import { LogIn } from 'lucide-react';
import { StateView } from '@/components/ui/state-view';
import type { AuthConfig } from '@/lib/client/configuration';
import { entryText } from '@/lib/text/zh-cn/entry';
import { PasswordForm } from './password-form';

type Props = {
  config: AuthConfig;
  /** The page to come back to, already known to be ours. */
  wanted?: string;
};

/** One form per way in; ways that this build cannot go are not offered. */
export function LoginScreen({ config, wanted }: Props) {
  if (config.modes.includes('password')) return <PasswordForm config={config} wanted={wanted} />;
  return (
    <StateView icon={<LogIn size={22} />} title={entryText.loginUnavailable} variant="page">
      {entryText.noModeWorks}
    </StateView>
  );
}
