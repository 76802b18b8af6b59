'use client';

import Link from 'next/link';
import { useState, type ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof Link>, 'prefetch' | 'href'> & {
  href: string;
  /** Where asking for the page already changes something. */
  prefetch?: false;
};

/** A link to another page, which is fetched ahead once somebody is about to follow it, and not for being in sight. */
export function PageLink({ prefetch, ...props }: Props) {
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <Link
      {...props}
      prefetch={isWanted ? prefetch : false}
      onPointerEnter={want}
      onTouchStart={want}
      onFocus={want}
    />
  );
}
