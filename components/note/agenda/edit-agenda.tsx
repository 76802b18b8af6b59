'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { useToast } from '@/components/ui/toast/toast';
import type { Meeting } from '@/lib/contract/meeting';
import { noteLimits } from '@/lib/domain/limits/note-limits';
import { useMeetingCall } from '@/lib/query/meeting';
import { changeAgenda, otherAgenda } from '@/lib/query/note';
import { failureText } from '@/lib/text/errors';
import { commonText } from '@/lib/text/zh-cn/common';
import { notesText } from '@/lib/text/zh-cn/notes';
import { AgendaConflict } from './agenda-conflict';
import styles from './meeting-agenda.module.css';

const text = notesText.agenda;

/** The whole agenda as text. A failure keeps the input; an agenda that changed meanwhile is shown beside it. */
export function EditAgenda({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const [former, setFormer] = useState(meeting.content ?? '');
  const [content, setContent] = useState(former);
  const toast = useToast();
  const { mutate, isPending, error, reset } = useMeetingCall(meeting, {
    call: changeAgenda,
    onSuccess: () => {
      toast(text.saved);
      onClose();
    },
    onError: () => undefined,
  });
  const theirs = otherAgenda(error);
  const settle = (merged: string) => {
    setFormer(theirs ?? '');
    setContent(merged);
    reset();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ content, formerContent: former });
      }}
    >
      {theirs === undefined ? null : (
        <AgendaConflict
          theirs={theirs}
          onKeepMine={() => settle(content)}
          onTakeTheirs={() => settle(theirs)}
          onKeepBoth={() => settle(`${theirs}\n${content}`.slice(0, noteLimits.agendaMaxLength))}
        />
      )}
      <Field
        label={text.label}
        value={content}
        maxLength={noteLimits.agendaMaxLength}
        counted
        autoFocus
        rows={{ min: 5, max: 16 }}
        error={error && theirs === undefined ? failureText('agenda', error) : undefined}
        onChange={({ target }) => setContent(target.value)}
      />
      <div className={styles.actions}>
        <Button
          size="small"
          type="submit"
          variant="contained"
          loading={isPending}
          disabled={theirs !== undefined}
        >
          {text.save}
        </Button>
        <Button size="small" variant="outlined" color="inherit" disabled={isPending} onClick={onClose}>
          {commonText.cancel}
        </Button>
      </div>
    </form>
  );
}
