'use client';

import { CircleQuestionMark } from 'lucide';
import { IconLink } from '@/components/ui/controls/icon-button';
import { Tip } from '@/components/ui/overlay/tip/tip';
import { Icon } from '@/components/ui/layout/icon';
import { shellText } from '@/lib/text/zh-cn/shell';

export function HelpLink() {
  return (
    <Tip text={shellText.help}>
      <IconLink href="/help" aria-label={shellText.help}>
        <Icon of={CircleQuestionMark} size={18} />
      </IconLink>
    </Tip>
  );
}
