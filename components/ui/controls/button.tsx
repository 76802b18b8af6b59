import type { ComponentProps, ReactNode } from 'react';
import { PageLink } from '../links/page-link';
import { ViewLink } from '../links/view-link';
import styles from './button.module.css';

export type ButtonLook = {
  variant?: 'text' | 'outlined' | 'contained';
  color?: 'primary' | 'inherit' | 'error';
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
};

type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, 'color' | 'title'> & { loading?: boolean };

/** A plain element in the look of this product, so that no library has to arrive before the first click. */
export function Button({ loading = false, disabled, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...lookOf(rest)}
      disabled={disabled || loading}
      aria-busy={loading || rest['aria-busy'] || undefined}
      data-loading={loading || undefined}
    >
      {children}
    </button>
  );
}

type LinkProps = ButtonLook & {
  href: string;
  children: ReactNode;
  className?: string | undefined;
  prefetch?: false;
  'aria-current'?: 'date' | undefined;
  'aria-label'?: string;
  'data-chosen'?: boolean;
};

/** A link to another page that looks like a button. */
export const ButtonLink = (props: LinkProps & Pick<ComponentProps<'a'>, 'onClick'>) => (
  <PageLink {...lookOf(props)} />
);

/** The same to an address that is no page, so that the browser itself has to go there. */
export const ButtonAnchor = ({
  prefetch: _,
  ...props
}: LinkProps & Pick<ComponentProps<'a'>, 'onClick' | 'target' | 'rel'>) => <a {...lookOf(props)} />;

/** The same, but the page is loaded afresh: the router's way to the log-in forgets what was kept for it. */
export const DocumentButton = (props: Omit<LinkProps, 'prefetch'>) => <a {...lookOf(props)} />;

/** The same to another view of the same screen. */
export const ViewButton = (props: LinkProps & Pick<ComponentProps<typeof ViewLink>, 'prepare'>) => (
  <ViewLink {...lookOf(props)} />
);

function lookOf<Rest extends ButtonLook & { className?: string | undefined }>({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  fullWidth,
  className,
  ...rest
}: Rest) {
  return {
    ...rest,
    className: className ? `${styles.button} ${className}` : styles.button,
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
    'data-wide': fullWidth,
  };
}
