'use client';

import { CircleQuestionMark } from 'lucide-react';
import { IconLink } from '@/components/ui/controls/icon-button';
import { Tip } from '@/components/ui/controls/tip';
import { shellText } from '@/lib/text/zh-cn/shell';

export function HelpLink() {
  return (
    <Tip text={shellText.help}>
      <IconLink href="/help" aria-label={shellText.help}>
        <CircleQuestionMark size={18} aria-hidden />
      </IconLink>
    </Tip>
  );
}
