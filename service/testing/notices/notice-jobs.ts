import type { OutsideChannel } from '@/lib/domain/notice/notice-kinds';
import { fixedClock } from '@/lib/time/clock';
import { runDue } from '../../jobs/run-due';
import type { Job } from '../../kernel/commands/job';
import { createLogger, type Logger } from '../../kernel/logger';
import { tellFailures } from '../../notice/devices/tell-failures';
import { listNotices } from '../../notice/jobs/list-notices';
import { noticeChanges } from '../../notice/jobs/notice-changes';
import { remindOfMeetings } from '../../notice/jobs/remind-of-meetings';
import { remindUnanswered } from '../../notice/unanswered/remind-unanswered';
import type { Db } from '../builders/db';

const silent = createLogger({ level: 'silent' });
const changes = { published: () => undefined, recheckToken: () => undefined };

/** Runs a job once at an instant, as a runner does. */
export function runJobAt<Item extends Parameters<Job['run']>[1]>(
  db: Db,
  job: Job<Item>,
  { now, logger = silent }: { now: number; logger?: Logger },
) {
  const { signal } = new AbortController();
  const rest = () => Promise.resolve();
  return runDue(
    { db, clock: fixedClock(now), logger, changes, rest },
    { job: job as unknown as Job, signal },
  );
}

/** Does at an instant all that the clock does about notices within the store. */
export async function runNoticesAt(
  db: Db,
  now: number,
  channels: readonly OutsideChannel[] = [],
): Promise<void> {
  const written = [
    noticeChanges({ channels, logger: silent }),
    ...[remindOfMeetings, remindUnanswered, tellFailures],
  ];
  for (const job of [...written, listNotices(channels)]) await runJobAt(db, job, { now });
}
