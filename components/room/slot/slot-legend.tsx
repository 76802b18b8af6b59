'use client';

import { ChevronDown } from 'lucide';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Icon } from '@/components/ui/layout/icon';
import type { SegmentKind } from '@/lib/domain/room/room-day';
import { holdText } from '@/lib/text/zh-cn/hold';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { type Markup, markup } from '@/components/ui/layout/markup';
import { MarkupElement } from './markup-element';
import { holdSwatch, swatchMarkup } from './blocks/swatch-markup';
import styles from './slot-legend.module.css';

/** The everyday states; they stand in sight where there is room. */
const usual = ['mine', 'booked', 'held', 'closed'] as const;
const times = ['running', 'over'] as const;
const kinds = Object.keys(roomsText.segments) as SegmentKind[];

const inSight = markup`${usual.map(
  (kind) =>
    markup`<span class="${styles.entry}">${swatchMarkup(kind)}${kind === 'closed' ? roomsText.shut : roomsText.segments[kind]}</span>`,
)}`;
const entry = (swatch: Markup, words: string) => markup`<li class="${styles.entry}">${swatch}${words}</li>`;
const all = markup`${kinds.map((kind) => entry(swatchMarkup(kind), roomsText.segments[kind]))}${times.map(
  (when) => entry(swatchMarkup('mine', when), roomsText.legend[when]),
)}${entry(holdSwatch, holdText.legend)}`;

const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
  const { key, currentTarget } = event;
  if (key !== 'Escape' || !currentTarget.open) return;
  // Not the card as well that may be open on the grid.
  event.preventDefault();
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
};

const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
};

/** The whole vocabulary of the grid in pattern and words, as text (ADR 29): it never changes. Opens without script as well. */
export function SlotLegend() {
  return (
    <details className={styles.legend} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <summary className={styles.summary}>
        <MarkupElement as="span" className={styles.usual} aria-hidden markup={inSight} />
        {roomGridText.legend}
        <Icon of={ChevronDown} size={14} className={styles.chevron} />
      </summary>
      <MarkupElement as="ul" className={styles.all} aria-label={roomGridText.legend} markup={all} />
    </details>
  );
}
