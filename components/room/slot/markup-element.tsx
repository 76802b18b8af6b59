import { useLayoutEffect, useRef, useState, type HTMLAttributes } from 'react';
import type { Markup } from '@/components/ui/layout/markup';
import { morphChildren } from './morph';
import { useRestoredFocus } from './use-restored-focus';

type Props = Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'dangerouslySetInnerHTML' | 'onFocus' | 'onBlur'
> & {
  /** The element's content. */
  markup: Markup;
  as?: 'div' | 'ul' | 'span';
};

/**
 * An element whose content is markup instead of React elements (ADR 29); only `components/ui/layout/icon.tsx` does the same, with
 * constants. The content has no listeners of its own: they are the element's. New markup is morphed in, as React would do it.
 */
export function MarkupElement({ markup, as = 'div', ...attributes }: Props) {
  const text = String(markup);
  const ref = useRef<HTMLDivElement>(null);
  // React writes the first markup only; later ones are morphed in below.
  const [first] = useState({ __html: text });
  const rendered = useRef(text);
  useLayoutEffect(() => {
    if (text === rendered.current || !ref.current) return;
    const next = document.createElement('template');
    next.innerHTML = text;
    morphChildren(ref.current, next.content);
    rendered.current = text;
  }, [text]);
  const restoredFocus = useRestoredFocus(ref, text);
  // The elements are used alike, but have different types.
  const Element = as as 'div';
  return <Element ref={ref} {...attributes} {...restoredFocus} dangerouslySetInnerHTML={first} />;
}
