import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import { ApiError } from '@/lib/client/failures/api-error';
import type { Meeting } from '@/lib/contract/meeting';
import type { NotesDraft } from '@/lib/contract/note';
import { errorCodes } from '@/lib/domain/error-codes';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { summaryStates } from '@/lib/domain/meeting/meeting-values';
import type { NoteDocument } from '@/lib/domain/note/note-document';
import type { MeetingRef } from './meeting';

export const noteKeys = { notes: (meetingId: string) => ['notes', meetingId] as const };

export const meetingNotes = (api: Api, meetingId: string) =>
  queryOptions({
    queryKey: noteKeys.notes(meetingId),
    meta: { follows: [{ kind: 'meeting', ids: [meetingId] }] },
    queryFn: ({ signal }) =>
      api('GET /api-meeting/api/user/meetings/{id}/summary', { params: { id: meetingId }, signal }),
  });

type Reader = Pick<Meeting, 'can' | 'creatorStaffId' | 'inviteState' | 'summaryState'>;

/** Whether there is something to read or to write for this person; elsewhere the notes are not asked for. */
export function hasNotes(
  { can, creatorStaffId, inviteState, summaryState }: Reader,
  staffId: string,
): boolean {
  const isMember =
    creatorStaffId === staffId || (inviteState !== undefined && inviteState !== inviteStates.withdrawn);
  return isMember && (can.submitNotes || summaryState === summaryStates.written);
}

/** A text with the version that it was begun at. */
export type WrittenText = { subject: string; content: NoteDocument; version: number };

export const saveDraft = (api: Api, meetingId: string, body: WrittenText) =>
  api('PUT /api-meeting/api/user/meetings/{id}/summary/draft', { params: { id: meetingId }, body });

export const submitNotes = (api: Api, meetingId: string, body: WrittenText) =>
  api('POST /api-meeting/api/user/meetings/{id}/summary', { params: { id: meetingId }, body });

export const publishNotes = (api: Api, meetingId: string, body: WrittenText) =>
  api('PUT /api-meeting/api/meeting_summaries/{id}/state/publish', { params: { id: meetingId }, body });

export const dropDraft = (api: Api, { _id: id }: MeetingRef, version: number) =>
  api('DELETE /api-meeting/api/user/meetings/{id}/summary/draft', { params: { id }, query: { version } });

/** The text of the writer who was first, where a write was refused for it. */
export function otherDraft(error: unknown): NotesDraft | undefined {
  if (!(error instanceof ApiError) || error.code !== errorCodes.notesChanged) return undefined;
  return (error.data as { draft?: NotesDraft } | undefined)?.draft;
}

// Calls of `useMeetingCall`.

export const changeAgenda = (
  api: Api,
  { _id: id }: MeetingRef,
  body: { content: string; formerContent: string },
) => api('PUT /api-meeting/api/user/meetings/{id}/content', { params: { id }, body });

export const addToAgenda = (
  api: Api,
  { _id: id }: MeetingRef,
  { content, idempotencyKey }: { content: string; idempotencyKey: string },
) =>
  api('POST /api-meeting/api/user/meetings/{id}/discuss-content', {
    params: { id },
    body: { content },
    idempotencyKey,
  });

/** The agenda as it is stored now, where a change was refused for it. */
export function otherAgenda(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== errorCodes.notesChanged) return undefined;
  return (error.data as { content?: string } | undefined)?.content;
}
