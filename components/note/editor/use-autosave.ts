'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@/lib/client/failures/api-error';
import type { Notes, NotesDraft } from '@/lib/contract/note';
import { noteLimits } from '@/lib/domain/limits/note-limits';
import type { NoteDocument } from '@/lib/domain/note/note-document';
import { useApi } from '@/lib/query/context/api-context';
import { noteKeys, otherDraft, saveDraft, type WrittenText } from '@/lib/query/note';
import { failureText } from '@/lib/text/errors';
import type { Api } from '@/lib/client/api';

export type SaveState =
  | { kind: 'clean' | 'dirty' | 'saving' | 'saved' }
  /** `isFinal`: the service will refuse the same text again. */
  | { kind: 'failed'; reason: string; isFinal: boolean }
  | { kind: 'conflict'; theirs: NotesDraft };

type Text = { subject: string; content: NoteDocument };
type Write = (api: Api, meetingId: string, body: WrittenText) => Promise<Notes>;

/**
 * Saves a text after each pause of typing, one call after the other, and again after a failure that may pass. A text of another
 * writer that came first stops it, until one of the two is chosen. Nothing that is not saved is left without a warning.
 */
export function useAutosave(meetingId: string, draft: NotesDraft) {
  const api = useApi();
  const queryClient = useQueryClient();
  const latest = useRef<Text>({ subject: draft.subject, content: draft.content });
  const version = useRef(draft.version);
  const isDirty = useRef(false);
  const underway = useRef<Promise<boolean>>(Promise.resolve(true));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<SaveState>({ kind: 'clean' });
  const [storedVersion, setStoredVersion] = useState(draft.version);

  const beginAt = (stored: number) => {
    version.current = stored;
    setStoredVersion(stored);
  };

  /** Writes the latest text, once what is under way has ended; answers whether it is stored. */
  const write = (by: Write): Promise<boolean> => {
    clearTimeout(timer.current);
    underway.current = underway.current.then(() => writeNow(by));
    return underway.current;
  };

  const writeNow = async (by: Write): Promise<boolean> => {
    if (by === saveDraft && !isDirty.current) return true;
    isDirty.current = false;
    setState({ kind: 'saving' });
    try {
      const notes = await by(api, meetingId, { ...latest.current, version: version.current });
      beginAt(notes.draft?.version ?? version.current + 1);
      queryClient.setQueryData(noteKeys.notes(meetingId), notes);
      if (!isDirty.current) setState({ kind: 'saved' });
      return true;
    } catch (error) {
      isDirty.current = true;
      const theirs = otherDraft(error);
      if (theirs) setState({ kind: 'conflict', theirs });
      else fail(error);
      return false;
    }
  };

  const fail = (error: unknown) => {
    const status = error instanceof ApiError ? error.status : 0;
    const isFinal = status >= 400 && status < 500 && status !== 429;
    setState({ kind: 'failed', reason: failureText('notes', error), isFinal });
    if (!isFinal) schedule(noteLimits.saveAgainMs);
  };

  const schedule = (ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void write(saveDraft), ms);
  };

  const isUnsaved = () => isDirty.current || state.kind === 'saving';
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  const leave = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (isDirty.current && state.kind !== 'conflict') void write(saveDraft);
  });
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('beforeunload', onLeave);
    return () => {
      window.removeEventListener('beforeunload', onLeave);
      leave();
    };
  }, []);

  return {
    state,
    /** The version that the text goes on from. */
    version: storedVersion,
    text: () => latest.current,
    change(patch: Partial<Text>) {
      latest.current = { ...latest.current, ...patch };
      isDirty.current = true;
      if (state.kind === 'conflict') return;
      setState({ kind: 'dirty' });
      schedule(noteLimits.saveAfterMs);
    },
    save: () => write(saveDraft),
    write,
    /** Goes on from another stored text: the next save replaces it. */
    continueFrom(stored: NotesDraft, text: Text) {
      beginAt(stored.version);
      latest.current = text;
      isDirty.current = true;
      return write(saveDraft);
    },
    /** Takes another stored text over; there is nothing to save. */
    adopt(stored: NotesDraft) {
      beginAt(stored.version);
      latest.current = { subject: stored.subject, content: stored.content };
      isDirty.current = false;
      setState({ kind: 'clean' });
    },
  };
}
