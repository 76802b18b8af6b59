import type { ComponentProps, ReactNode } from 'react';
import { PageLink } from '../links/page-link';
import styles from './icon-button.module.css';

type Look = { size?: 'small' | 'medium'; className?: string; 'aria-label': string };

const lookOf = <Rest extends Omit<Look, 'aria-label'>>({ size = 'medium', className, ...rest }: Rest) => ({
  ...rest,
  className: className ? `${styles.button} ${className}` : styles.button,
  'data-size': size,
});

/** A sign to press; its name is for screen readers. */
export const IconButton = (props: Look & Omit<ComponentProps<'button'>, 'title'>) => (
  <button type="button" {...lookOf(props)} />
);

/** A sign that leads to another page. */
export const IconLink = (
  props: Look &
    Pick<ComponentProps<'a'>, 'onClick' | 'aria-current' | 'aria-expanded' | 'aria-haspopup'> & {
      href: string;
      'data-words'?: string;
      children: ReactNode;
    },
) => <PageLink {...lookOf(props)} />;
