import type { SegmentKind } from '@/lib/domain/room/room-day';
import { markup, type Markup } from '@/components/ui/layout/markup';
import holdStyles from '../../hold/hold-block.module.css';
import blockStyles from '../slot-block.module.css';
import styles from './swatch-markup.module.css';

const shutKinds: readonly SegmentKind[] = ['closed', 'not-permitted', 'out-of-order', 'chat-app'];

/** How a stretch of the day looks, for legends: drawn by the very rules of the grid, so that the two cannot drift apart. */
export function swatchMarkup(kind: SegmentKind, when?: 'running' | 'over'): Markup {
  const name = markup`${shutKinds.includes(kind) ? 'data-shut' : 'data-order'}=${kind}`;
  const block =
    kind === 'free' || kind === 'past'
      ? undefined
      : markup`<span ${name} ${when && markup`data-${when}=true`}></span>`;
  return markup`<span class="${styles.swatch} ${blockStyles.slots}" data-kind=${kind} aria-hidden=true>${block}</span>`;
}

/** The same for a slot that a colleague is about to book. */
export const holdSwatch = markup`<span class="${styles.swatch}" data-kind=hold aria-hidden=true><span class="${holdStyles.hold}"></span></span>`;
