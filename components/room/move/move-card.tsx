'use client';

import { useEffect, useRef, useState } from 'react';
import { CardSurface } from '@/components/booking/card/card-surface';
import { Button } from '@/components/ui/controls/button';
import { moveText } from '@/lib/text/zh-cn/move';
import styles from './move-card.module.css';
import { slotPairWords } from './slot-pair-words';
import type { MoveQuestion } from './use-move-booking';

type Props = { question: MoveQuestion; zone: string; onConfirm: () => void; onClose: () => void };

/** Others are invited: who they are is said before the meeting moves. */
export function MoveCard({ question: { move, others }, zone, onConfirm, onClose }: Props) {
  const { order, room, target } = move;
  const words = slotPairWords({ from: { room, window: order }, to: target }, zone);
  // The mark of the new slot, which stands before the question does.
  const [anchor] = useState(() => document.querySelector<HTMLElement>('[data-pick]') ?? document.body);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    globalThis.addEventListener('keydown', closeOnEscape);
    return () => globalThis.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);

  return (
    <CardSurface anchor={anchor} label={moveText.title} onClose={onClose} onClickAway={onClose}>
      <div className={styles.body}>
        <h2>{order.subject ?? moveText.title}</h2>
        <dl className={styles.slots}>
          <dt>{moveText.from}</dt>
          <dd className={styles.before}>{words.from}</dd>
          <dt>{moveText.to}</dt>
          <dd className={styles.after}>{words.to}</dd>
        </dl>
        <p className={styles.note}>{moveText.notify(others.length, others.slice(0, 3).join('、'))}</p>
        <div className={styles.actions}>
          <Button color="inherit" onClick={onClose}>
            {moveText.keep}
          </Button>
          <Button ref={confirm} variant="contained" onClick={onConfirm}>
            {moveText.confirm}
          </Button>
        </div>
      </div>
    </CardSurface>
  );
}
