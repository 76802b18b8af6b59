import type { HTMLAttributes } from 'react';
import type { Markup } from './markup';
import { useKeptFocus } from './use-kept-focus';

type Props = Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'dangerouslySetInnerHTML' | 'onFocus' | 'onBlur'
> & {
  /** What it holds. */
  markup: Markup;
};

/** An element that holds one text instead of elements of React's, the only kind in the product (ADR 29). What is in it does not listen: this does. */
export function MarkupElement({ markup, ...attributes }: Props) {
  const text = String(markup);
  const keptFocus = useKeptFocus(text);
  return <div {...attributes} {...keptFocus} dangerouslySetInnerHTML={{ __html: text }} />;
}
