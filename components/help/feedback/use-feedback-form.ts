'use client';

import { useState } from 'react';
import { formFields } from '@/components/ui/form/form-fields';
import type { FieldRules } from '@/components/ui/form/field-rules';
import { useFormElement } from '@/components/ui/form/use-form-element';
import { useFormKit } from '@/components/ui/form/use-form-kit';
import { useServerClock } from '@/components/ui/page/server-clock';
import { useSecondsUntil } from '@/components/ui/page/timing/use-seconds-until';
import { useToast } from '@/components/ui/toast/toast';
import { ApiError } from '@/lib/client/failures/api-error';
import { newIdempotencyKey } from '@/lib/client/transport/idempotency-key';
import { limits } from '@/lib/domain/limits/limits';
import { type Feedback, useSendFeedback } from '@/lib/query/help';
import { errorOutcome } from '@/lib/text/errors';
import { helpText } from '@/lib/text/zh-cn/help';
import { feedbackDraft, feedbackLock, lockFeedback, onFeedbackLock } from './feedback-lock';

type FeedbackValues = { content: string };

const rules: FieldRules<FeedbackValues> = {
  content: { check: (content) => (content.trim() === '' ? helpText.required : undefined) },
};

/** HELP-02: one text, sent at most once in 30 seconds. */
export function useFeedbackForm(staffId: string) {
  const clock = useServerClock();
  const toast = useToast();
  const [refusal, setRefusal] = useState<string>();
  // One text is one intent, however often it is sent.
  const [intent, setIntent] = useState<Feedback>();
  const form = useFormKit<FeedbackValues>({ initial: { content: '' }, rules });
  const element = useFormElement<FeedbackValues>({
    form,
    names: ['content'],
    storedValues: () => ({ content: feedbackDraft.read(staffId) }),
  });
  const secondsLeft = useSecondsUntil({ read: () => feedbackLock(staffId), onChange: onFeedbackLock });
  const lock = (seconds: number) => lockFeedback(staffId, clock.now() + seconds * 1_000);

  const sending = useSendFeedback({
    onSuccess: () => {
      lock(limits.feedbackLockSeconds);
      setIntent(undefined);
      form.fill({ content: '' });
      feedbackDraft.store(staffId, '');
      toast(helpText.submitted);
    },
    onError,
  });

  function onError(error: Error) {
    const outcome = errorOutcome('feedback', error);
    if (outcome.kind !== 'countdown') return toast(outcome.message ?? '', 'error');
    const retryAfter = error instanceof ApiError ? error.retryAfterSeconds : undefined;
    lock(retryAfter ?? limits.feedbackLockSeconds);
    setRefusal(outcome.message);
  }

  function submit() {
    if (sending.isPending || secondsLeft || form.check(['content']) !== undefined) return;
    const content = form.values.content.trim();
    const feedback = intent?.content === content ? intent : { content, idempotencyKey: newIdempotencyKey() };
    setIntent(feedback);
    sending.mutate(feedback);
  }

  const { field } = formFields(form, {
    refusals: { content: secondsLeft ? refusal : undefined },
    onType: (_, typed) => {
      setRefusal(undefined);
      feedbackDraft.store(staffId, typed);
    },
  });
  return {
    props: element.props(submit),
    field,
    length: form.values.content.length,
    isFilled: form.isFilled(['content']),
    isSending: sending.isPending,
    secondsLeft,
  };
}
