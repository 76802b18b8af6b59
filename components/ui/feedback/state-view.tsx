import type { ReactNode } from 'react';
import styles from './state-view.module.css';

export type StateVariant = 'page' | 'inline' | 'slim';

type Props = {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** `page` fills a screen and carries its only heading, `inline` sits inside a card or list, `slim` is one line beside content. */
  variant?: StateVariant;
  /** The live role for assistive technology; leave out for states that are there from the start. */
  role?: 'status' | 'alert';
};

/** The one shape of everything that stands where content would be: empty, failed, forbidden, not yet. */
export function StateView({ icon, title, children, actions, variant = 'inline', role }: Props) {
  const Title = variant === 'page' ? 'h1' : 'p';
  return (
    <div className={styles.state} data-variant={variant} role={role}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <Title className={styles.title}>{title}</Title>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
