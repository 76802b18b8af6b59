import type { AuthConfig } from '@/lib/client/configuration';
import type { LoginTyping } from './use-login-typing';

/** The props of each log-in mode's form. */
export type ModeProps = {
  config: AuthConfig;
  /** The page to come back to, already known to be ours. */
  wanted: string | undefined;
  /** Shared by all modes, so that nothing typed is lost by a switch. */
  typing: LoginTyping;
  /** True after a switch to this mode, which puts the cursor into its first field. */
  arrived: boolean;
};
