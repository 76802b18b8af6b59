'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { useToast } from '@/components/ui/toast/toast';
import { newIdempotencyKey } from '@/lib/client/transport/idempotency-key';
import type { Meeting } from '@/lib/contract/meeting';
import { noteLimits } from '@/lib/domain/limits/note-limits';
import { isBlankText } from '@/lib/domain/note/check-notes';
import { useMeetingCall } from '@/lib/query/meeting';
import { addToAgenda } from '@/lib/query/note';
import { failureText } from '@/lib/text/errors';
import { commonText } from '@/lib/text/zh-cn/common';
import { notesText } from '@/lib/text/zh-cn/notes';
import styles from './meeting-agenda.module.css';

const text = notesText.agenda;

/** One more line of the agenda, with its day and author. A failure keeps the input and its key, so that a retry adds it once. */
export function AddToAgenda({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const [content, setContent] = useState('');
  const key = useRef<string>(undefined);
  const toast = useToast();
  const { mutate, isPending, error } = useMeetingCall(meeting, {
    call: addToAgenda,
    onSuccess: () => {
      toast(text.added);
      onClose();
    },
    onError: () => undefined,
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        key.current ??= newIdempotencyKey();
        mutate({ content: content.trim(), idempotencyKey: key.current });
      }}
    >
      <Field
        label={text.discussLabel}
        value={content}
        maxLength={noteLimits.agendaMaxLength}
        counted
        autoFocus
        rows={{ min: 2, max: 8 }}
        hint={text.discussHint}
        error={error ? failureText('agenda', error) : undefined}
        onChange={({ target }) => {
          setContent(target.value);
          key.current = undefined;
        }}
      />
      <div className={styles.actions}>
        <Button
          size="small"
          type="submit"
          variant="contained"
          loading={isPending}
          disabled={isBlankText(content)}
        >
          {text.discuss}
        </Button>
        <Button size="small" variant="outlined" color="inherit" disabled={isPending} onClick={onClose}>
          {commonText.cancel}
        </Button>
      </div>
    </form>
  );
}
