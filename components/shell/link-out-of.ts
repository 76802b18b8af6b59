/** The link that a click leads out of this page by, within our site and in this window. */
export function linkOutOf({
  target,
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const opensHere = (link.target === '' || link.target === '_self') && !link.hasAttribute('download');
  const staysOnPage = link.dataset.view !== undefined || link.getAttribute('href')?.startsWith('#');
  const isOurs = link.origin === window.location.origin;
  return opensHere && !staysOnPage && isOurs ? link : undefined;
}
