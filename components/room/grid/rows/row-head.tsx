'use client';

import { useLayoutEffect, type MouseEvent, type PointerEvent } from 'react';
import { useToast } from '@/components/ui/toast/toast';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { MarkupElement } from '../../slot/markup-element';
import styles from './day-row.module.css';
import { headMarkup, type HeadFacts } from './head-markup';

type Props = HeadFacts & {
  /** The keyboard is on it. */
  active: boolean;
  onBook: () => void;
};

/** Facts are often cut off. */
function showFacts({ target }: PointerEvent) {
  if (target instanceof HTMLElement && target.matches('small')) target.title = target.textContent;
}

/** What a row is about: the room with its tags and facts, or a day of it. */
export function RowHead({ active, onBook, ...facts }: Props) {
  const { id } = facts;
  const showToast = useToast();
  useLayoutEffect(() => {
    if (active) document.getElementById(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, id]);
  const onClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest('button');
    if (button?.hasAttribute('data-name')) showToast(roomsText.chatApp, 'error');
    else if (button) onBook();
  };

  return (
    <MarkupElement
      role="rowheader"
      id={id}
      aria-colindex={1}
      aria-describedby={`${id}-words`}
      className={styles.name}
      data-active={active || undefined}
      onPointerOver={showFacts}
      onClick={onClick}
      markup={headMarkup(facts)}
    />
  );
}
