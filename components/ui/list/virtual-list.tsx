'use client';

import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useVirtualRows } from './use-virtual-rows';
import styles from './virtual-list.module.css';

export type VirtualListHandle = {
  /** Brings a row to the top. */
  scrollTo: (index: number) => void;
};

type Props<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  heightOf: (item: Item) => number;
  /** Headings stick to the top while their rows are in sight. */
  isHeading?: (item: Item) => boolean;
  /** The roles of the list and of the elements around its rows. */
  role: 'list' | 'tree' | 'listbox';
  label: string;
  id?: string;
  isMultiple?: boolean;
  /** The row with the focus: it stays rendered, and in sight when it changes. */
  active?: number | undefined;
  className?: string | undefined;
  style?: CSSProperties;
  /** Stands below the last row. */
  end?: ReactNode;
  onEndNear?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onRows?: (rows: readonly Item[]) => void;
  onFirstInSight?: (item: Item | undefined) => void;
  handle?: Ref<VirtualListHandle>;
  scrollerRef?: Ref<HTMLDivElement>;
  children: (item: Item, index: number) => ReactNode;
};

/** A list of any length in a frame of its own that scrolls; only the rows in sight are in the page (CON-08). */
export function VirtualList<Item>(props: Props<Item>) {
  const { items, keyOf, heightOf, isHeading, role, active, onEndNear, onRows, onFirstInSight } = props;
  const frame = useRef<HTMLDivElement>(null);
  const headings = useMemo(
    () => (isHeading ? items.flatMap((item, index) => (isHeading(item) ? [index] : [])) : []),
    [items, isHeading],
  );
  const at = (index: number) => items[index] as Item;
  const { rows, height, firstInSight, scrollTo } = useVirtualRows({
    count: items.length,
    keyOf: (index) => keyOf(at(index)),
    heightOf: (index) => heightOf(at(index)),
    scrollerRef: frame,
    pinned: active === undefined ? [] : [active],
    headings,
    onEndNear,
  });

  useImperativeHandle(props.handle, () => ({ scrollTo: (index) => scrollTo(index, 'start') }));
  useImperativeHandle(props.scrollerRef, () => frame.current as HTMLDivElement);

  useEffect(() => {
    if (active !== undefined) scrollTo(active);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the function is a new one each time and does the same
  }, [active]);

  const rendered = rows.map(({ index }) => index).join();
  useEffect(() => {
    onRows?.(rows.map(({ index }) => at(index)));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the same rows are nothing new
  }, [rendered, items, onRows]);
  useEffect(() => {
    onFirstInSight?.(items[firstInSight]);
  }, [firstInSight, items, onFirstInSight]);

  const rowRole = role === 'list' ? 'listitem' : 'presentation';
  const semantics = {
    id: props.id,
    role,
    'aria-label': props.label,
    'aria-multiselectable': props.isMultiple,
  };
  // The popup of a combobox has to be the very element that scrolls: its options never have the focus.
  const isPopup = role === 'listbox';
  return (
    <div
      {...(isPopup && semantics)}
      ref={frame}
      className={props.className ? `${styles.frame} ${props.className}` : styles.frame}
      style={props.style}
      // A frame that scrolls is reached by keyboard through its rows.
      tabIndex={-1}
    >
      <div
        {...(isPopup ? { role: 'presentation' } : semantics)}
        className={styles.rows}
        style={{ height }}
        onKeyDown={props.onKeyDown}
      >
        {rows.map(({ index, key, start, isStuck }) => (
          <div
            key={key}
            role={rowRole}
            data-row={index}
            className={isStuck ? styles.stuck : styles.row}
            style={{ height: heightOf(at(index)), ...(!isStuck && { translate: `0 ${start}px` }) }}
          >
            {props.children(at(index), index)}
          </div>
        ))}
      </div>
      {props.end}
    </div>
  );
}
