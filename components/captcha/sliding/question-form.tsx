'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import type { SlidingAnswer } from '@/lib/contract/captcha';
import { captchaText } from '@/lib/text/zh-cn/captcha';
import styles from './sliding-dialog.module.css';
import type { SolveState } from './use-solve';

type Props = { question: string; state: SolveState; onAnswer: (answer: SlidingAnswer) => void };

const maxLength = 32;

/** The captcha in words, for who does not see a picture or cannot push a piece. */
export function QuestionForm({ question, state, onAnswer }: Props) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    // The form that asked for this stands around it, for React if not for the document.
    event.stopPropagation();
    if (state !== 'idle') return;
    if (text.trim() === '') return setMissing(true);
    onAnswer({ kind: 'question', text });
  }

  return (
    <form method="post" noValidate className={styles.question} onSubmit={submit}>
      <p id="captcha-question">{question}</p>
      <Field
        ref={ref}
        label={captchaText.answer}
        name="captchaAnswer"
        inputMode="numeric"
        autoComplete="off"
        maxLength={maxLength}
        aria-describedby="captcha-question"
        value={text}
        error={isMissing ? captchaText.answerRequired : undefined}
        onChange={(event) => {
          setMissing(false);
          setText(event.target.value);
        }}
      />
      <Button type="submit" variant="contained" size="large" fullWidth aria-busy={state === 'checking'}>
        {captchaText.confirm}
      </Button>
    </form>
  );
}
