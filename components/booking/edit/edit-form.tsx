'use client';

import { useEffect, useMemo, useState } from 'react';
import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { useGoBack } from '@/components/ui/page/use-go-back';
import { usePageRouter } from '@/components/ui/page/router/use-page-router';
import { useToast } from '@/components/ui/toast/toast';
import type { EditType } from '@/lib/domain/meeting/meeting-values';
import { seriesEditText } from '@/lib/text/zh-cn/series';
import type { Meeting } from '@/lib/contract/meeting';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { editText } from '@/lib/text/zh-cn/edit';
import { useMembers } from '../attendees/use-members';
import { bookedRoomIds, windowOf, type BookingValues } from '../form/booking-values';
import { MeetingForm } from '../form/meeting-form';
import { useMeetingForm } from '../form/use-meeting-form';
import { ChangePanel } from './changes/change-panel';
import type { NamedContent } from './changes/field-words';
import { StaleChoice } from './changes/stale-choice';
import { changesOf, editedFields, editedValues, fileChanges, linkedFiles } from './edited-values';
import { useEditRepeat } from './use-edit-repeat';
import { revertField } from './revert-field';
import { forgetStoredEdit, readStoredEdit, storeEdit } from './stored-edit';
import { useSendUpdate } from './use-send-update';

type Props = {
  /** The edit begins from its first reading; live changes of it come later. */
  meeting: Meeting;
  /** Which occurrences of a series are meant. */
  editType: EditType;
  staffId: string;
  zone: string;
  /** Whether changes that this tab has stored are taken up. */
  isRestored: boolean;
  /** Begins anew from the newest version. */
  onReload: () => void;
};

/** The booking form, filled; old and new stand side by side, and only what changed is sent (EDIT-01, EDIT-02). */
export function EditForm({ meeting, editType, staffId, zone, isRestored, onReload }: Props) {
  const { _id: id, meetingNo } = meeting;
  const [version] = useState(meeting.version);
  const router = usePageRouter();
  const goBack = useGoBack();
  const showToast = useToast();
  const detailsHref = useDetailsHref();
  const [before] = useState(() => editedValues(meeting, zone));
  const [initial] = useState(() => ({
    ...before,
    ...(isRestored && readStoredEdit({ staffId, meetingId: id }, before.day)),
  }));
  const { send, stale, ...sending } = useSendUpdate({
    meetingId: id,
    isOccurrence: meeting.isRepeatMeeting,
    onSaved: (count) => {
      forgetStoredEdit({ staffId, meetingId: id });
      const isSeries = Boolean(values.repeat);
      const several = isSeries ? seriesEditText.became : seriesEditText.saved;
      showToast(isSeries || count > 1 ? several(count) : editText.saved);
      router.replace(detailsHref(meetingNo));
    },
  });
  const edited = useMemo(() => ({ id, meetingNo, before }), [id, meetingNo, before]);
  const form = useMeetingForm({ initial, zone, sending, edited });
  const { values } = form;
  const organizer = { staffId: meeting.creatorStaffId, realName: meeting.organizerName };
  const members = useMembers(organizer, values.memberIds);
  const fields = editedFields(before, values, zone);
  const changes = changesOf(values, fields, zone);
  const isSent = sending.isPending || sending.isDone;
  const repeat = useEditRepeat({ meeting, editType, form, changes, isSent, zone });
  const { isTouched } = form.form;

  useEffect(() => {
    if (isTouched) storeEdit({ staffId, meetingId: id }, { before, values });
  }, [isTouched, staffId, id, before, values]);

  const isRepeatAlone = fields.length === 0 && repeat.isRuleChanged;

  const leave = () => {
    forgetStoredEdit({ staffId, meetingId: id });
    goBack();
  };
  const save = (over = version) => {
    const versioned = { ...changes, ...(over !== undefined && { version: over }) };
    const files = fields.includes('files') ? fileChanges(before, values) : undefined;
    if (fields.length === 0 && !repeat.isRuleChanged) leave();
    else if (repeat.isSeveral || repeat.becomesSeries) {
      const several = repeat.severalOf(versioned, files);
      if (several) send(changes, several);
    } else send(versioned, { files: files && linkedFiles(meeting, files) });
  };
  const roomNames = new Map([
    ...meeting.roomOrderList.map(({ roomId, roomName }) => [roomId, roomName] as const),
    ...form.pool.rooms.map((room) => [room.id, room.name] as const),
  ]);
  const memberNames = new Map(meeting.members.map(({ user }) => [user.staffId, user.realName]));
  const named = (state: BookingValues): NamedContent => ({
    ...state,
    ...windowOf(state, zone),
    rooms: bookedRoomIds(state).map((roomId) => roomNames.get(roomId) ?? ''),
    address: state.place,
    guests: state.guests.map(({ name }) => name),
    files: state.files.map(({ fileName }) => fileName),
    members: state.memberIds.map((memberId) => members.nameOf(memberId) || (memberNames.get(memberId) ?? '')),
  });

  return (
    <MeetingForm
      form={form}
      organizer={organizer}
      members={members}
      zone={zone}
      label={bookingText.edit.title}
      submit={[bookingText.edit.submit, editText.saving]}
      hasNoDay={repeat.isSeveral}
      storedFiles={meeting.meetingFolderViews}
      {...repeat.parts}
      onSubmit={() => save()}
      onGiveUp={leave}
      summary={
        stale ? (
          <StaleChoice
            stale={stale}
            zone={zone}
            isPending={sending.isPending}
            onKeepMine={() => save(stale.latest.version)}
            onTakeLatest={() => {
              forgetStoredEdit({ staffId, meetingId: id });
              onReload();
            }}
          />
        ) : isRepeatAlone ? null : (
          <ChangePanel
            fields={fields}
            before={named(before)}
            after={named(values)}
            zone={zone}
            others={before.memberIds.length}
            isOutdated={meeting.version !== version}
            onRevert={(field) => form.change(revertField(field, before))}
          />
        )
      }
    />
  );
}
