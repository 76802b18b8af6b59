'use client';

import { RepeatFields, RepeatNote, RepeatPlan } from '@/components/series/form/repeat-parts';
import { useRepeat } from '@/components/series/form/use-repeat';
import { SeriesEditNote, SeriesEditPlan, SeriesEditScope } from '@/components/series/edit/series-edit-parts';
import { useSeriesEdit } from '@/components/series/edit/use-series-edit';
import type { Meeting } from '@/lib/contract/meeting';
import type { EditType } from '@/lib/domain/meeting/meeting-values';
import type { MeetingFormState } from '../form/use-meeting-form';
import type { FileKeyChanges, MeetingChanges } from './edited-values';
import type { Several } from './use-send-update';

type Options = {
  meeting: Meeting;
  editType: EditType;
  form: MeetingFormState;
  changes: MeetingChanges;
  isSent: boolean;
  zone: string;
};

/** Repetition in the form of a meeting that is there: several occurrences of its series are meant, or it becomes one (EDIT-01). */
export function useEditRepeat({ meeting, editType, form, changes, isSent, zone }: Options) {
  const { window } = form;
  const series = useSeriesEdit({ meeting, editType, changes, window, rooms: form.pool.rooms, isSent, zone });
  const isSingle = editType === 'SingleMeeting';
  const repeat = useRepeat({
    repeat: isSingle ? form.values.repeat : null,
    draft: form.draft,
    day: form.values.day,
    window,
    rooms: form.chosen,
    meeting: { id: meeting._id, changes },
    isCheckable: form.isCheckable,
    isSent,
    now: form.now,
    zone,
    onChange: (next) => form.change({ repeat: next }),
  });
  const becomesSeries = repeat.repeat !== null;
  return {
    isSeveral: series.isSeveral,
    becomesSeries,
    /** A rule is new or another one; it is no field of the comparison. */
    isRuleChanged: becomesSeries || series.rule.isChanged,
    parts: isSingle
      ? {
          repeat: <RepeatFields state={repeat} />,
          plan: <RepeatPlan state={repeat} />,
          note: <RepeatNote state={repeat} />,
        }
      : {
          repeat: <SeriesEditScope state={series} />,
          plan: <SeriesEditPlan state={series} />,
          note: <SeriesEditNote state={series} />,
        },
    /** The bodies to send where more than this meeting is meant; without it the planner shows what is left to do. */
    severalOf(versioned: MeetingChanges, files: FileKeyChanges | undefined): Several | undefined {
      const fileFields = files && { addedFiles: files.added, removedFileKeys: files.removedKeys };
      if (becomesSeries) {
        const toSeries = repeat.seriesOf({ ...versioned, ...fileFields });
        return toSeries && { toSeries };
      }
      const update = series.updateOf({ ...changes, ...fileFields });
      return update && { series: update };
    },
  };
}
