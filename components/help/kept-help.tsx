'use client';

import { usePathname } from 'next/navigation';
import { Activity, useLayoutEffect, useRef, type ReactNode } from 'react';

const helpPath = '/help';

/**
 * NAV-03: the help page stays in the document when it is left and is shown again as it was, with what is typed and where it was
 * scrolled to. It comes through a slot of its own (`@help`), which the router keeps at its last page.
 */
export function KeptHelp({ children }: { children: ReactNode }) {
  const isOpen = usePathname() === helpPath;
  const isFirst = useRef(true);
  const scrolledTo = useRef(0);

  useLayoutEffect(() => {
    // At a first load the browser itself knows where the page was scrolled to.
    if (isOpen && !isFirst.current) window.scrollTo(0, scrolledTo.current);
    isFirst.current = false;
    if (!isOpen) return undefined;
    const remember = () => {
      scrolledTo.current = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [isOpen]);

  return <Activity mode={isOpen ? 'visible' : 'hidden'}>{children}</Activity>;
}
