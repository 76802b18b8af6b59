'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'onNavigate' | 'prefetch'> & {
  href: string;
  /** Brings what the view needs first; `false` stays with this one. */
  prepare?: () => Promise<boolean>;
};

/**
 * A link to another view of the same screen. Without script it loads the page; with script only the address changes,
 * and the screen reads its data from the query cache instead of asking the server to render again.
 */
export function ViewLink({ href, prepare, ...rest }: Props) {
  const open = () => window.history.pushState(null, '', href);
  return (
    <Link
      {...rest}
      href={href}
      prefetch={false}
      data-view
      onNavigate={(event) => {
        event.preventDefault();
        if (prepare) void prepare().then((isReady) => isReady && open());
        else open();
      }}
    />
  );
}
