'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '@/components/meeting/details/card';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { Loading, SkeletonRows } from '@/components/ui/feedback/loading';
import type { Meeting } from '@/lib/contract/meeting';
import { useApi } from '@/lib/query/context/api-context';
import { hasNotes, meetingNotes } from '@/lib/query/note';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { notesText } from '@/lib/text/zh-cn/notes';
import { LazyNotesEditor } from '../editor/lazy-notes-editor';
import { NotesReading } from './notes-reading';

type Props = { meeting: Meeting; staffId: string; zone: string };

/** The notes of a meeting, for its members; nothing where there are none and none can be written (MEET-06). */
export function MeetingNotes({ meeting, staffId, zone }: Props) {
  const query = useQuery({ ...meetingNotes(useApi(), meeting._id), enabled: hasNotes(meeting, staffId) });
  const [isWriting, setWriting] = useState(false);
  const { data: notes, error, isEnabled } = query;
  if (!isEnabled) return null;
  const close = () => setWriting(false);
  return (
    <Card title={meetingText.fields.notes} part="notes">
      {notes && isWriting && notes.draft ? (
        <LazyNotesEditor meeting={meeting} draft={notes.draft} onClose={close} />
      ) : null}
      {notes && !isWriting ? (
        <NotesReading meeting={meeting} notes={notes} zone={zone} onWrite={() => setWriting(true)} />
      ) : null}
      {!notes && error ? <QueryFailed variant="inline" title={notesText.loadFailed} query={query} /> : null}
      {!notes && !error ? (
        <Loading>
          <SkeletonRows count={3} height={20} gap={8} />
        </Loading>
      ) : null}
    </Card>
  );
}
