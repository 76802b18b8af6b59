import type { PointerEvent } from 'react';

/** Gives a block its words as a tooltip when a pointer comes to it, so that hundreds of blocks are not sent with them twice. */
export function showBlockWords({ target }: PointerEvent<HTMLElement>) {
  const block = (target as Element).closest<HTMLElement>('[data-order]');
  const words = block?.querySelectorAll(':scope > :not([aria-hidden])');
  if (block && words)
    block.title = [...words]
      .map(({ textContent }) => textContent?.trim())
      .filter(Boolean)
      .join('\n');
}
