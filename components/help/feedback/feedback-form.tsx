'use client';

import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { limits } from '@/lib/domain/limits/limits';
import { helpText } from '@/lib/text/zh-cn/help';
import { HelpCard } from '../help-card';
import styles from './feedback-form.module.css';
import { useFeedbackForm } from './use-feedback-form';

/** Feedback to those who run the product. Needs a `ServerClockProvider` above it. */
export function FeedbackForm({ staffId }: { staffId: string }) {
  const { props, field, length, isFilled, isSending, secondsLeft } = useFeedbackForm(staffId);
  return (
    <HelpCard title={helpText.feedback}>
      <form {...props} aria-label={helpText.feedback} className={styles.form}>
        <Field
          {...field('content')}
          label={helpText.content}
          placeholder={helpText.placeholder}
          rows={{ min: limits.feedbackRows, max: limits.feedbackRows }}
          maxLength={limits.feedbackMaxLength}
          readOnly={isSending}
          counted
          action={
            <span aria-hidden="true" data-full={length >= limits.feedbackMaxLength}>
              {helpText.counter(length, limits.feedbackMaxLength)}
            </span>
          }
        />
        <Button
          type="submit"
          variant="contained"
          disabled={!isFilled || Boolean(secondsLeft)}
          loading={isSending}
        >
          {labelOf(isSending, secondsLeft)}
        </Button>
      </form>
    </HelpCard>
  );
}

function labelOf(isSending: boolean, secondsLeft: number | undefined): string {
  if (isSending) return helpText.submitting;
  return secondsLeft ? helpText.submitAgain(secondsLeft) : helpText.submit;
}
