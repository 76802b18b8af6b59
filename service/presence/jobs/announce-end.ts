import { concern, noChange } from '../../kernel/commands/change';
import type { DueItem, Job } from '../../kernel/commands/job';
import { getConcernedStaffIds } from '../../meeting/queries/concerned-staff';
import { findReleases } from '../queries/releases';
import { getRoomIds } from '../queries/room-ids';

type DueMeeting = DueItem & { meetingId: string };

/** EARLY-01: nobody has signed in for as long as the room waits, so its organizer is asked whether the meeting takes place. */
export const announceEnd: Job<DueMeeting> = {
  name: 'announce the end of unused meetings',

  findDue: (db, now, limit) => findReleases(db, { now, limit }),

  async run(trx, { companyId, meetingId }, now) {
    const locked = await trx
      .selectFrom('meeting')
      .where('company_id', '=', companyId)
      .where('id', '=', meetingId)
      .forUpdate()
      .skipLocked()
      .select('id')
      .executeTakeFirst();
    if (locked === undefined) return noChange;
    // Another statement, which sees what whoever held the lock has written to other tables.
    const [release] = await findReleases(trx, { now, limit: 1, only: { companyId, meetingId } });
    if (release === undefined) return noChange;
    await trx
      .updateTable('meeting')
      .where('company_id', '=', companyId)
      .where('id', '=', meetingId)
      .set({ early_end_tip_at: new Date(now) })
      .execute();
    const staffIds = await getConcernedStaffIds(trx, { companyId }, [meetingId]);
    const roomIds = await getRoomIds(trx, { companyId, meetingId });
    return {
      actor: null,
      log: [{ meetingId, kind: 'unused' }],
      concerns: [
        ...concern('meeting', [meetingId]),
        ...concern('room', roomIds),
        ...concern('staff', staffIds),
      ],
    };
  },
};
