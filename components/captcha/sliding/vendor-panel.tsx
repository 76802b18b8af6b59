'use client';

import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { SlidingCaptcha } from '@/lib/contract/captcha';
import { captchaText } from '@/lib/text/zh-cn/captcha';
import type { VendorWidget } from './vendor-widget';

type Props = { widget: VendorWidget; onSolved: (solved: SlidingCaptcha) => void };

/** Opens the vendor's panel at once; after it was closed, a button opens it again. */
export function VendorPanel({ widget, onSolved }: Props) {
  const reportSolved = useEffectEvent(onSolved);
  useEffect(() => {
    widget.onSolved((solved) => reportSolved(solved));
    widget.open();
  }, [widget]);
  return (
    <Button variant="contained" size="large" fullWidth onClick={widget.open}>
      {captchaText.startWidget}
    </Button>
  );
}
