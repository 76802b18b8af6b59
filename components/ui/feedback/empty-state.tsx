import { CalendarOff } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../layout/icon';
import { StateView } from './state-view';

type Props = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  variant?: 'page' | 'inline';
};

/** Nothing here, and what one can do next. */
export function EmptyState({ title, children, action, icon, variant }: Props) {
  return (
    <StateView
      icon={icon ?? <Icon of={CalendarOff} size={22} />}
      title={title}
      actions={action}
      variant={variant}
    >
      {children}
    </StateView>
  );
}
