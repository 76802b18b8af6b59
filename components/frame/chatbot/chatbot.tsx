'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { pagePatternOf, type PagePattern } from '@/lib/domain/analytics/page-pattern';
import { linkOutOf } from '../links/link-out-of';
import { injectScript } from './inject-script';

export type ChatbotSetting = {
  /** The vendor's script, which draws its own bubble. */
  scriptUrl: string;
  pages: readonly PagePattern[];
};

/**
 * NAV-05: the chat bubble of a company that has one, on the pages that are configured. Only a document that was loaded at such a
 * page may use the vendor (S50), and its bubble stays until another document is loaded: links that lead from one kind of page
 * to the other are followed by the browser instead of the router.
 */
export function Chatbot({ scriptUrl, pages }: ChatbotSetting) {
  const pathname = usePathname();
  const isHere = isOneOf(pages, pathname);

  useEffect(() => {
    const isAllowed =
      isOneOf(pages, documentPath()) && document.documentElement.dataset.embedded === undefined;
    if (isHere && isAllowed) injectScript(scriptUrl);
  }, [isHere, pages, scriptUrl]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.defaultPrevented ? undefined : linkOutOf(event);
      if (!link || isOneOf(pages, link.pathname) === isHere) return;
      // The browser follows it: the router, which listens at the document, never learns of it.
      event.stopPropagation();
    };
    document.documentElement.addEventListener('click', onClick);
    return () => document.documentElement.removeEventListener('click', onClick);
  }, [isHere, pages]);
  return null;
}

function isOneOf(pages: readonly PagePattern[], pathname: string): boolean {
  const page = pagePatternOf(pathname);
  return page !== undefined && pages.includes(page);
}

/** The path that this document was loaded at, wherever the router has gone since. */
function documentPath(): string {
  const [entry] = performance.getEntriesByType('navigation');
  return new URL(entry?.name ?? window.location.href).pathname;
}
