'use client';

import Dialog from '@mui/material/Dialog';
import { MuiScope } from '@/components/ui/lazy/mui-scope';
import { accountText } from '@/lib/text/zh-cn/account';
import type { SolvedCaptcha } from './use-sliding-captcha';

type Props = { onSolved: (solved: SolvedCaptcha) => void; onClose: () => void };

export function SlidingDialog({ onClose }: Props) {
  return (
    <MuiScope>
      <Dialog open onClose={onClose}>
        {accountText.slider.hint}
      </Dialog>
    </MuiScope>
  );
}
