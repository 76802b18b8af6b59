'use client';

import { useQueryClient } from '@tanstack/react-query';
import { ConfirmedAction } from '@/components/meeting/actions/confirmed-action';
import { useToast } from '@/components/ui/toast/toast';
import type { Meeting } from '@/lib/contract/meeting';
import type { Notes, NotesDraft } from '@/lib/contract/note';
import { useMeetingCall } from '@/lib/query/meeting';
import { dropDraft, noteKeys } from '@/lib/query/note';
import { failureText } from '@/lib/text/errors';
import { notesText } from '@/lib/text/zh-cn/notes';

/** Takes the draft away after a question. A draft that somebody has written on meanwhile stays. */
export function DropDraft({ meeting, draft }: { meeting: Meeting; draft: NotesDraft }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const queryKey = noteKeys.notes(meeting._id);
  const { mutateAsync, isPending } = useMeetingCall<number, Notes>(meeting, {
    call: dropDraft,
    onSuccess: (notes) => void queryClient.setQueryData(queryKey, notes),
    onError: (error) => {
      toast(failureText('notes', error), 'error');
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <ConfirmedAction
      size="small"
      color="inherit"
      label={notesText.drop}
      title={notesText.dropConfirm}
      hint={notesText.dropHint}
      busy={isPending}
      onConfirm={() => mutateAsync(draft.version)}
    />
  );
}
