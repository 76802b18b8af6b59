import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Where asking for the page already changes something. */
  prefetch?: false;
};

/**
 * A link to another page. Plain, so that it costs no script of its own: `FollowLinks` lets the router follow it, and
 * fetch its page ahead once somebody is about to.
 */
export const PageLink = ({ prefetch, ...props }: Props) => (
  <a {...props} data-page={prefetch === false ? 'later' : 'ahead'} />
);
