'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { isPlainClick } from './is-plain-click';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Loads the requirements of the view first; `false` stays with this one. */
  prepare?: () => Promise<boolean>;
};

/**
 * A link to another view of the same screen. Without script it loads the page; with script only the address changes,
 * and the screen reads its data from the query cache instead of asking the server to render again.
 */
export function ViewLink({ href, prepare, onClick, ...rest }: Props) {
  const open = () => window.history.pushState(null, '', href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    if (prepare) void prepare().then((isReady) => isReady && open());
    else open();
  };
  return <a {...rest} href={href} data-view onClick={follow} />;
}
