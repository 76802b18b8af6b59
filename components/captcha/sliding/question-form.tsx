'use client';

import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { formFields } from '@/components/ui/form/form-fields';
import { useFormElement } from '@/components/ui/form/use-form-element';
import { useFormKit } from '@/components/ui/form/use-form-kit';
import type { SlidingAnswer } from '@/lib/contract/captcha';
import { captchaText } from '@/lib/text/zh-cn/captcha';
import styles from './sliding-dialog.module.css';
import type { SolveState } from './use-solve';

type Props = { question: string; state: SolveState; onAnswer: (answer: SlidingAnswer) => void };

const maxLength = 32;
const names = ['captchaAnswer'] as const;
const initial = { captchaAnswer: '' };
const rules = {
  captchaAnswer: {
    check: (answer: string) => (answer.trim() === '' ? captchaText.answerRequired : undefined),
  },
};

/** The captcha in words, for people without sight of a picture or a hand to push a piece. */
export function QuestionForm({ question, state, onAnswer }: Props) {
  const form = useFormKit({ initial, rules });
  const element = useFormElement({ form, names, start: 'first' });
  const { field } = formFields(form);

  function submit() {
    if (state !== 'idle') return;
    if (form.check(names) === undefined) onAnswer({ kind: 'question', text: form.values.captchaAnswer });
  }

  return (
    <form {...element.props(submit)} className={styles.question}>
      <p id="captcha-question">{question}</p>
      <Field
        {...field('captchaAnswer')}
        label={captchaText.answer}
        inputMode="numeric"
        autoComplete="off"
        maxLength={maxLength}
        aria-describedby="captcha-question"
      />
      <Button type="submit" variant="contained" size="large" fullWidth aria-busy={state === 'checking'}>
        {captchaText.confirm}
      </Button>
    </form>
  );
}
