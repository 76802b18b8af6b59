import { peekLinkAt } from '@/components/meeting/peek/peek-link';
import { isPlainClick } from '@/components/ui/links/is-plain-click';

/** The link that a click leads out of this page by, within our site and in this window. */
export function linkOutOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlainClick(event)) return undefined;
  const opensHere = (link.target === '' || link.target === '_self') && !link.hasAttribute('download');
  const staysOnPage =
    link.dataset.view !== undefined ||
    link.getAttribute('href')?.startsWith('#') ||
    peekLinkAt(link)?.scope === 'click';
  const isOurs = link.origin === window.location.origin;
  return opensHere && !staysOnPage && isOurs ? link : undefined;
}
