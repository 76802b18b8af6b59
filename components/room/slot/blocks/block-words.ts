/** The words of a booking under a pointer that the block may have no room for; none of one with a peek, which says more. */
export function blockWords(target: Element): string | undefined {
  const block = target.closest('[data-order]');
  if (!block || (block.matches('a') && block.closest('[data-peek]'))) return undefined;
  return [...block.querySelectorAll(':scope > :not([aria-hidden])')]
    .map(({ textContent }) => textContent?.trim())
    .filter(Boolean)
    .join('\n');
}
