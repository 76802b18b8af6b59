'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useHydrated } from '@/components/ui/page/use-hydrated';
import { useToast } from '@/components/ui/toast/toast';
import {
  allowBrowserNotices,
  browserNoticeState,
  showBrowserNotice,
  silenceBrowserNotices,
  type BrowserNoticeState,
} from '@/lib/client/notifications/browser-notices';
import { settingsText } from '@/lib/text/zh-cn/settings';
import { SettingsCard } from '../settings-card';
import styles from './browser-notices.module.css';

const { browser: text } = settingsText;

/** Turns the notifications of this browser on, which then asks for its permission, and off again. */
export function BrowserNotices() {
  const toast = useToast();
  const isHydrated = useHydrated();
  const [changed, setState] = useState<BrowserNoticeState>();
  // Unknown on the server; its line is there from the start, so that nothing jumps.
  const state = changed ?? (isHydrated ? browserNoticeState() : undefined);

  const turnOn = async () => {
    const next = await allowBrowserNotices();
    const isShown =
      next === 'on' && showBrowserNotice({ ...text.example, id: 'example', onOpen: () => undefined });
    setState(next === 'on' && !isShown ? 'unsupported' : next);
    if (next === 'off') toast(text.refused, 'error');
  };

  return (
    <SettingsCard title={text.title} hint={text.hint}>
      <div className={styles.line}>
        <p role="status">{state ? text.states[state] : ' '}</p>
        {state === 'off' ? (
          <Button variant="outlined" onClick={() => void turnOn()}>
            {text.turnOn}
          </Button>
        ) : null}
        {state === 'on' ? (
          <Button variant="outlined" color="inherit" onClick={() => setState(silenceBrowserNotices())}>
            {text.turnOff}
          </Button>
        ) : null}
      </div>
    </SettingsCard>
  );
}
