'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { ApiError } from '@/lib/client/failures/api-error';
import { errorCodes } from '@/lib/domain/error-codes';
import { useToast } from '@/components/ui/toast/toast';
import type { FileChanges } from '@/lib/query/file';
import { useUpdateMeeting, type SeriesChange } from '@/lib/query/update-meeting';
import type { ToSeries } from '@/lib/contract/series';
import { errorOutcome } from '@/lib/text/errors';
import { conflictsOf } from '../conflicts/conflicts';
import { useAttemptKey } from '../sending/use-attempt-key';
import type { MeetingChanges } from './edited-values';
import { staleVersionOf } from './stale-version';

/** The bodies of a form that means more than one meeting. */
export type Several = { series?: SeriesChange; toSeries?: ToSeries };

type Options = { meetingId: string; isOccurrence: boolean; onSaved: (count: number) => void };

type Besides = Several & { files?: FileChanges | undefined };

const fileCodes = new Set<number>([errorCodes.tooManyFiles, errorCodes.uploadMissing]);

/** Files are refused in words of their own; an update knows neither code. */
const operationOf = <T extends string>(failure: unknown, update: T) =>
  failure instanceof ApiError && fileCodes.has(failure.code) ? 'fileLink' : update;

/** Sends the changes of a meeting once, and keeps what the form needs to show a refusal (EDIT-03). */
export function useSendUpdate({ meetingId, isOccurrence, onSaved }: Options) {
  const { mutate, isPending, error, variables, reset: drop } = useUpdateMeeting();
  // Any rule of booking may refuse a series, and approvals are asked for anew.
  const updateOf = (toSeries: unknown) =>
    isOccurrence ? 'seriesUpdate' : toSeries === undefined ? 'update' : 'toSeries';
  const operation = updateOf(variables?.toSeries);
  const showToast = useToast();
  const keyOf = useAttemptKey();
  // A second click can come before React has shown the first: state alone would let it through.
  const underWay = useRef(false);
  const [isDone, setDone] = useState(false);

  const send = (changes: MeetingChanges, { files, series, toSeries }: Besides = {}) => {
    if (underWay.current) return;
    underWay.current = true;
    mutate(
      {
        ...{ id: meetingId, isOccurrence, changes, files, series, toSeries },
        idempotencyKey: keyOf(toSeries ?? series ?? changes),
      },
      {
        onSuccess: (count) => {
          setDone(true);
          onSaved(count);
        },
        onError: (failure) => {
          const { kind, message } = errorOutcome(operationOf(failure, updateOf(toSeries)), failure);
          if (message && kind === 'toast' && !staleVersionOf(failure)) showToast(message, 'error');
        },
        onSettled: () => {
          underWay.current = false;
        },
      },
    );
  };

  const reset = useCallback(() => {
    if (!underWay.current) drop();
  }, [drop]);

  const stale = useMemo(() => staleVersionOf(error), [error]);
  const outcome = useMemo(
    () => (error && !stale ? errorOutcome(operationOf(error, operation), error) : undefined),
    [error, stale, operation],
  );
  const conflicts = useMemo(() => conflictsOf(error), [error]);
  return { send, reset, isPending, isDone, outcome, conflicts, stale };
}
