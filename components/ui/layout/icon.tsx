import type { IconNode } from 'lucide';
import styles from './icon.module.css';
import { markup } from './markup';

type Props = {
  of: IconNode;
  /** Width and height in CSS pixels. */
  size: number;
  className?: string;
};

/**
 * A drawing beside words or in a control that has a name: nobody hears it. Its lines are a text of constants, made once, so that
 * a page full of icons has one element of React's for each.
 */
export function Icon({ of: node, size, className }: Props) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={linesOf(node)}
    />
  );
}

const markupCache = new WeakMap<IconNode, { __html: string }>();

function linesOf(node: IconNode) {
  const cached = markupCache.get(node);
  if (cached) return cached;
  const lines = { __html: String(markup`${node.map(lineOf)}`) };
  markupCache.set(node, lines);
  return lines;
}

const lineOf = ([tag, attributes]: IconNode[number]) =>
  markup`<${tag}${Object.entries(attributes).map(([name, value]) => markup` ${name}="${value}"`)}/>`;
