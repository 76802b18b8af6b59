import { v7 as newId } from 'uuid';
import type { EditedSeries } from '@/lib/contract/series';
import { errorCodes } from '@/lib/domain/error-codes';
import { assertPlace } from '../../booking/assert-place';
import type { FileChanges } from '../../file/commands/change-files';
import type { Command } from '../../kernel/commands/run-command';
import { ServiceError } from '../../kernel/errors/service-error';
import { lockPeople } from '../../meeting/commands/lock-people';
import { roomFactsOf } from '../../room/facts';
import { affectedBy, type EditScope, planEdit, type SeriesChanges } from '../plan-edit';
import { refusedPlan } from '../plan-series';
import { presentEdited } from '../present';
import { loadEditDraft } from '../queries/edit-draft';
import { judgeRows } from '../queries/judge-rows';
import { getStandingOrders } from '../queries/standing-orders';
import { lockSeries } from './lock-series';
import { refusedSeries } from '../writing/refused-series';
import { writeEdit } from '../writing/write-edit';

type Update = EditScope & {
  repeatMeetingNo: string;
  changes: SeriesChanges;
  files: FileChanges;
  sensitiveWords: readonly string[];
};

/** The fields that say where its occurrences take place. */
const placeKeys = ['roomBookingForms', 'address', 'online'] as const;

/**
 * Changes a series: all that is ahead of it, or what follows from an occurrence on, which then is a series of its own (REP-03). The past stays
 * as it is, and so do the changes that occurrences have on their own, unless the caller chooses otherwise (REP-04). All is written, or nothing.
 *
 * @throws ServiceError 403000 for anyone but the creator, 400405020 where nothing is ahead, 400406012 without a place; for the rule and for
 * occurrences as a booking; what {@link changeFiles} throws
 */
export const updateSeries: Command<Update, EditedSeries> = async (trx, caller, input) => {
  const { repeatMeetingNo, changes, files, keepChanged, sensitiveWords, now } = input;
  const locked = await lockSeries(trx, caller, repeatMeetingNo);
  const { series } = locked;
  const affected = affectedBy(locked, input, { staffId: caller.staffId, now });
  if (affected === undefined) throw new ServiceError(errorCodes.stateForbids);
  const { request, draft } = await loadEditDraft(trx, caller, { series, affected, changes });
  if (placeKeys.some((key) => changes[key] !== undefined))
    assertPlace({
      hasRoom: draft.roomIds.length > 0,
      address: request.address,
      online: changes.online ?? affected.ahead.every((row) => row.is_online),
    });
  const plan = planEdit({ series, affected, changes, draft, keepChanged, now });
  if (plan.refusal !== undefined) throw refusedPlan(plan.refusal);
  await lockPeople(trx, caller, { ...draft.draft, rooms: [...draft.rooms.values()].map(roomFactsOf) });
  const judging = { series: draft, rows: plan.rows, now, sensitiveWords };
  const { refusals } = await judgeRows(trx, caller, judging);
  if (refusals.size > 0) throw refusedSeries(refusals);

  const seriesId = affected.isSplit ? newId() : series.id;
  const written = await writeEdit(trx, caller, {
    ...{ series, seriesId, affected, changes, files, keepChanged, request, draft, now },
    plan: plan.rows,
    times: plan.times,
    refuse: async (writtenIds) =>
      refusedSeries((await judgeRows(trx, caller, { ...judging, writtenIds })).refusals),
  });
  const orders = await getStandingOrders(trx, caller, written.meetingIds);
  return {
    result: presentEdited(written, { orders, rooms: draft.rooms }),
    change: written.change,
  };
};
