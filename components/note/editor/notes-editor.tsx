'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { LazyConfirmDialog } from '@/components/ui/overlay/lazy-confirm-dialog';
import { useToast } from '@/components/ui/toast/toast';
import type { Meeting } from '@/lib/contract/meeting';
import type { NotesDraft } from '@/lib/contract/note';
import { noteLimits } from '@/lib/domain/limits/note-limits';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { isBlank, isBlankText, notesFault } from '@/lib/domain/note/check-notes';
import type { CheckItemAttributes } from '@/lib/domain/note/note-document';
import { publishNotes, submitNotes } from '@/lib/query/note';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { noteErrorText } from '@/lib/text/zh-cn/note-errors';
import { notesText } from '@/lib/text/zh-cn/notes';
import { bothTexts } from './both-texts';
import { DraftConflict } from './draft-conflict';
import { ItemDialog } from './item-dialog';
import { LinkForm } from './link-form';
import styles from './notes-editor.module.css';
import { NotesToolbar } from './notes-toolbar';
import { SaveStatus } from './save-status';
import { useAutosave } from './use-autosave';
import { useEditor } from './surface/use-editor';

export type NotesEditorProps = { meeting: Meeting; draft: NotesDraft; onClose: () => void };

type OpenedItem = { position: number; attributes: CheckItemAttributes };

/** Writing notes: saved as they are written, then submitted or published (MEET-06). */
export function NotesEditor({ meeting, draft, onClose }: NotesEditorProps) {
  const [subject, setSubject] = useState(draft.subject);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const [item, setItem] = useState<OpenedItem>();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const toast = useToast();
  const saving = useAutosave(meeting._id, draft);
  const { place, editor } = useEditor({
    initial: draft.content,
    onChange: (content) => {
      setError(undefined);
      saving.change({ content });
    },
    onOpenItem: (position, attributes) => setItem({ position, attributes }),
  });
  const { state } = saving;
  const { publishNotes: mayPublish } = meeting.can;
  const isIdle = state.kind === 'clean' || state.kind === 'saved';

  const send = async () => {
    const wrong = faultOf(saving.text());
    setError(wrong);
    if (wrong !== undefined) return;
    setSending(true);
    const isStored = await saving.write(mayPublish ? publishNotes : submitNotes);
    setSending(false);
    if (!isStored) return;
    toast(mayPublish ? meetingText.success.publish : notesText.submitted);
    onClose();
  };
  const close = async () => {
    if (await saving.save()) onClose();
    else setLeaving(true);
  };
  const showText = (text: { subject: string; content: NotesDraft['content'] }) => {
    setSubject(text.subject);
    editor?.commands.setContent(text.content, { emitUpdate: false });
  };
  const takeOver = (stored: NotesDraft) => {
    showText(stored);
    saving.adopt(stored);
  };
  const saveItem = (attributes: CheckItemAttributes) => {
    if (editor && item)
      editor.view.dispatch(editor.state.tr.setNodeMarkup(item.position, undefined, attributes));
    setItem(undefined);
  };

  return (
    <div className={styles.editor}>
      {state.kind === 'conflict' ? (
        <DraftConflict
          theirs={state.theirs}
          onKeepMine={() => void saving.continueFrom(state.theirs, saving.text())}
          onTakeTheirs={() => takeOver(state.theirs)}
          onKeepBoth={() => {
            const both = bothTexts(state.theirs, saving.text());
            showText(both);
            void saving.continueFrom(state.theirs, both);
          }}
        />
      ) : null}
      <Field
        label={notesText.subject}
        value={subject}
        maxLength={noteLimits.subjectMaxLength}
        counted
        error={isBlankText(subject) ? notesText.subjectMissing : undefined}
        onChange={({ target }) => {
          setSubject(target.value);
          // The service takes no draft without a title.
          if (!isBlankText(target.value)) saving.change({ subject: target.value });
        }}
      />
      <div className={styles.frame}>
        <NotesToolbar editor={editor} isLinkOpen={isLinkOpen} onLink={() => setLinkOpen((open) => !open)} />
        {editor && isLinkOpen ? <LinkForm editor={editor} onClose={() => setLinkOpen(false)} /> : null}
        <div ref={place} />
      </div>
      {isIdle && draft.version > saving.version ? (
        <p className={styles.status} role="status">
          {notesText.updatedBy(draft.authorName ?? '')}
          <Button size="small" onClick={() => takeOver(draft)}>
            {notesText.load}
          </Button>
        </p>
      ) : null}
      <SaveStatus state={state} onRetry={() => void saving.save()} />
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <div className={styles.actions}>
        <Button
          variant="contained"
          loading={isSending}
          disabled={!editor || state.kind === 'conflict' || isBlankText(subject)}
          onClick={() => void send()}
        >
          {mayPublish ? notesText.publish : meetingText.actions.submitNotes}
        </Button>
        <Button variant="outlined" color="inherit" disabled={isSending} onClick={() => void close()}>
          {notesText.close}
        </Button>
      </div>
      {isLeaving ? (
        <LazyConfirmDialog
          title={notesText.leave.title}
          confirm={notesText.leave.confirm}
          dismiss={notesText.leave.stay}
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        >
          {notesText.leave.hint}
        </LazyConfirmDialog>
      ) : null}
      {item ? (
        <ItemDialog
          attributes={item.attributes}
          people={assignable(meeting)}
          onSave={saveItem}
          onClose={() => setItem(undefined)}
        />
      ) : null}
    </div>
  );
}

const assignable = ({ members }: Meeting) =>
  members
    .filter(({ state }) => state !== inviteStates.withdrawn)
    .map(({ user: { staffId, realName } }) => ({ staffId, realName }));

function faultOf({ content }: { content: NotesDraft['content'] }): string | undefined {
  if (isBlank(content)) return noteErrorText.empty;
  const fault = notesFault(content);
  return fault && noteErrorText.faults[fault];
}
