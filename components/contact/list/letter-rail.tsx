'use client';

import type { PointerEvent } from 'react';
import { otherLetter } from '@/lib/domain/contact/letter-groups';
import { contactsText } from '@/lib/text/zh-cn/contacts';
import styles from './letter-rail.module.css';

type Props = {
  label: string;
  letters: readonly string[];
  current: string | undefined;
  onPick: (letter: string) => void;
};

/** The letters of a list at its edge, on phones: a tap jumps to one, a finger that moves along runs through them. */
export function LetterRail({ label, letters, current, onPick }: Props) {
  const pickUnder = ({ clientX, clientY, buttons }: PointerEvent) => {
    if (buttons === 0) return;
    const letter = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-letter]')
      ?.dataset.letter;
    if (letter && letters.includes(letter)) onPick(letter);
  };
  return (
    <nav aria-label={label} className={styles.rail} onPointerDown={pickUnder} onPointerMove={pickUnder}>
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          data-letter={letter}
          className={styles.letter}
          aria-label={letter === otherLetter ? contactsText.otherLetter : letter}
          aria-current={letter === current ? 'true' : undefined}
          onClick={() => onPick(letter)}
        >
          {letter}
        </button>
      ))}
    </nav>
  );
}
