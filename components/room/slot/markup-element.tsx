import { useLayoutEffect, useRef, useState, type HTMLAttributes } from 'react';
import type { Markup } from '@/components/ui/layout/markup';
import { morphChildren } from './morph';
import { useKeptFocus } from './use-kept-focus';

type Props = Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'dangerouslySetInnerHTML' | 'onFocus' | 'onBlur'
> & {
  /** What it holds. */
  markup: Markup;
  as?: 'div' | 'ul' | 'span';
};

/**
 * An element that holds one text instead of elements of React's, as only `components/ui/layout/icon.tsx` does besides, with
 * constants (ADR 29). What is in it does not listen: this does. Another text changes what is in it and leaves the rest, as React would.
 */
export function MarkupElement({ markup, as = 'div', ...attributes }: Props) {
  const text = String(markup);
  const ref = useRef<HTMLDivElement>(null);
  // React writes the first text alone: whatever follows is ours to change.
  const [first] = useState({ __html: text });
  const shown = useRef(text);
  useLayoutEffect(() => {
    if (text === shown.current || !ref.current) return;
    const next = document.createElement('template');
    next.innerHTML = text;
    morphChildren(ref.current, next.content);
    shown.current = text;
  }, [text]);
  const keptFocus = useKeptFocus(ref, text);
  // All alike to this; their types are not.
  const Element = as as 'div';
  return <Element ref={ref} {...attributes} {...keptFocus} dangerouslySetInnerHTML={first} />;
}
