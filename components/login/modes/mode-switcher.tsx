'use client';

import { useSearchParams } from 'next/navigation';
import { ViewButton } from '@/components/ui/controls/button';
import { useToast } from '@/components/ui/toast/toast';
import type { LoginMode } from '@/lib/client/configuration';
import { accountText } from '@/lib/text/zh-cn/account';
import { entryText } from '@/lib/text/zh-cn/entry';
import { modeAddress, rememberLoginMode } from './login-mode';
import { preloadMode } from './login-modes';
import styles from './mode-switcher.module.css';

type Props = { modes: readonly LoginMode[]; current: LoginMode };

/** AUTH-09: the modes that are not shown, as links that also work before script has loaded. */
export function ModeSwitcher({ modes, current }: Props) {
  const query = useSearchParams();
  const toast = useToast();

  /** The form that is there stays, with all that is typed, until the next one is there. */
  async function preload(mode: LoginMode): Promise<boolean> {
    const fault = await preloadMode(mode);
    if (fault) toast(fault, 'error');
    else rememberLoginMode(mode);
    return fault === undefined;
  }

  const others = modes.filter((mode) => mode !== current);
  if (others.length === 0) return null;
  return (
    <nav className={styles.modes} aria-label={entryText.otherWays}>
      {others.map((mode) => (
        <ViewButton
          key={mode}
          href={modeAddress(query, mode)}
          variant="outlined"
          color="inherit"
          prepare={() => preload(mode)}
        >
          {accountText.modes[mode]}
        </ViewButton>
      ))}
    </nav>
  );
}
