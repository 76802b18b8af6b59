import { LockKeyhole } from 'lucide';
import type { ReactNode } from 'react';
import { commonText } from '@/lib/text/zh-cn/common';
import { Icon } from '../layout/icon';
import { StateView } from './state-view';

type Props = { title?: string; children?: ReactNode; action?: ReactNode; variant?: 'page' | 'inline' };

/** The thing may exist, but this person may not see it. */
export function ForbiddenState({ title = commonText.forbidden, children, action, variant }: Props) {
  return (
    <StateView icon={<Icon of={LockKeyhole} size={22} />} title={title} actions={action} variant={variant}>
      {children}
    </StateView>
  );
}
