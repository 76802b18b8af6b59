'use client';

import { Check, ChevronsRight, X } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { Icon } from '@/components/ui/layout/icon';
import type { SlidingAnswer, SlidingChallenge } from '@/lib/contract/captcha';
import { captchaText } from '@/lib/text/zh-cn/captcha';
import styles from './puzzle.module.css';
import type { SolveState } from './use-solve';
import { useSlide } from './use-slide';

type Props = {
  challenge: Extract<SlidingChallenge, { kind: 'puzzle' }>;
  state: SolveState;
  onAnswer: (answer: SlidingAnswer) => void;
};

const signs = { idle: ChevronsRight, checking: ChevronsRight, solved: Check, wrong: X } as const;

/** The picture with its hole, and the slider that pushes the piece there: by mouse, finger or keys. */
export function Puzzle({ challenge, state, onAnswer }: Props) {
  const { background, piece, width, height, pieceWidth, pieceTop } = challenge;
  const range = width - pieceWidth;
  const { x, handle } = useSlide({ range, disabled: state !== 'idle', onAnswer });
  const helpId = useId();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);

  const share = x / range;
  return (
    <div className={styles.puzzle} data-state={state}>
      <div className={styles.picture} style={{ aspectRatio: `${width} / ${height}` }}>
        {/* Drawn a moment ago and used once: nothing to optimize, and nothing to cache. */}
        {/* eslint-disable-next-line @next/next/no-img-element */}
        <img src={background} alt={captchaText.puzzle} draggable={false} className={styles.background} />
        {/* eslint-disable-next-line @next/next/no-img-element */}
        <img
          src={piece}
          alt=""
          draggable={false}
          className={styles.piece}
          style={{
            width: percent(pieceWidth / width),
            top: percent(pieceTop / height),
            left: percent(x / width),
          }}
        />
      </div>
      <div className={styles.track}>
        <span className={styles.hint} data-moved={x > 0}>
          {captchaText.slider.hint}
        </span>
        <span className={styles.way} style={{ width: `calc(44px + (100% - 44px) * ${share})` }} />
        <div
          ref={ref}
          role="slider"
          tabIndex={0}
          aria-label={captchaText.sliderName}
          aria-describedby={helpId}
          aria-orientation="horizontal"
          aria-valuemin={0}
          aria-valuemax={range}
          aria-valuenow={Math.round(x)}
          aria-valuetext={captchaText.position(Math.round(share * 100))}
          aria-disabled={state !== 'idle'}
          className={styles.handle}
          style={{ left: `calc((100% - 44px) * ${share})` }}
          {...handle}
        >
          <Icon of={signs[state]} size={20} />
        </div>
      </div>
      <p id={helpId} className="visually-hidden">
        {captchaText.howTo}
      </p>
    </div>
  );
}

const percent = (share: number) => `${share * 100}%`;
