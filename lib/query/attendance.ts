import { useEffect } from 'react';
import type { Api } from '@/lib/client/api';
import type { Meeting } from '@/lib/contract/meeting';
import { useApi } from './context/api-context';
import type { MeetingRef } from './meeting';

// Calls of `useMeetingCall`.

export const inviteMembers = (api: Api, { _id: id }: MeetingRef, ids: string[]) =>
  api('POST /api-meeting/api/user/meetings/{id}/members', { params: { id }, body: { ids } });

/** Withdraws an invitation that is not answered yet, else removes the member. */
export const removeMember = (
  api: Api,
  { _id: id }: MeetingRef,
  { staffId, isAnswered }: { staffId: string; isAnswered: boolean },
) =>
  isAnswered
    ? api('POST /api-meeting/api/user/meetings/{id}/members/actions/delete', {
        params: { id },
        body: { ids: [staffId] },
      })
    : api('PUT /api-meeting/api/user/meetings/{id}/members/{staffId}/state/withdraw', {
        params: { id, staffId },
      });

export const remindMembers = (api: Api, { _id: id }: MeetingRef) =>
  api('POST /api-meeting/api/user/meetings/{id}/members/actions/remind', { params: { id } });

export const tellLate = (api: Api, { _id: id }: MeetingRef) =>
  api('POST /api-meeting/api/user/meetings/{id}/actions/tell-late', { params: { id } });

export const quitMeeting = (api: Api, { _id: id }: MeetingRef) =>
  api('DELETE /api-meeting/api/user/meetings/{id}/members', { params: { id } });

export const acknowledgeMeeting = (api: Api, { _id: id }: MeetingRef) =>
  api('PUT /api-meeting/api/user/meetings/{id}/state/acknowledge', { params: { id } });

export const deleteRecord = (api: Api, { _id: id }: MeetingRef) =>
  api('DELETE /api-meeting/api/user/meetings/meeting_records/{id}', { params: { id } });

type Reading = Pick<Meeting, '_id' | 'changeLogs' | 'inviteState' | 'userReadTime'>;

/**
 * MEET-10: records that the meeting was opened, and that its latest change has been on screen; with it the service reads the notices
 * about the meeting, so that any unread notice is a reason to record it again. Nothing waits for it and its
 * failure costs nothing: the dot stays, and the next look tries again.
 */
export function useReadMarks(
  { _id: meetingId, changeLogs, inviteState, userReadTime }: Reading,
  { userId, unreadNotices }: { userId: string; unreadNotices: number },
) {
  const api = useApi();
  const latest = Math.max(0, ...changeLogs.map(({ createTime }) => createTime));
  const isMember = inviteState !== undefined;
  const isReviewed = userReadTime !== undefined;
  const isUnread = userReadTime === undefined || userReadTime < latest || unreadNotices > 0;

  useEffect(() => {
    if (!isMember || !isUnread) return;
    const params = { id: userId, meetingId };
    const mark = async () => {
      if (!isReviewed)
        await api('PUT /api-meeting/api/users/{id}/meeting_records/{meetingId}/state/review', { params });
      await api('PUT /api-meeting/api/users/{id}/meeting_records/{meetingId}/state/read', { params });
    };
    const whenVisible = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', whenVisible);
      mark().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', whenVisible);
    whenVisible();
    return () => document.removeEventListener('visibilitychange', whenVisible);
  }, [api, meetingId, userId, latest, isMember, isReviewed, isUnread, unreadNotices]);
}
