import type { Kysely } from 'kysely';
import { type NoticeFacts, noticeFactsSchema } from '@/lib/contract/notice';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import { anyOf } from '../../../db/sql/any-of';
import type { Database } from '../../../db/database';
import type { NoticeDraft } from '../../commands/write-notices';
import { byMeeting } from '../../queries/by-meeting';

type Answers = NonNullable<NoticeFacts['answers']>;

/** The drafts with one notice per meeting and window for all its answers, those of the notice that is already written included. */
export async function mergeAnswers(
  db: Kysely<Database>,
  { companyId, drafts }: { companyId: string; drafts: readonly NoticeDraft[] },
): Promise<NoticeDraft[]> {
  const others = drafts.filter((draft) => draft.kind !== 'answers');
  const groups = byMeeting(
    drafts.filter((draft) => draft.kind === 'answers'),
    (draft) => draft.meetingId,
  );
  if (groups.size === 0) return others;
  const written = await writtenAnswers(db, { companyId, meetingIds: [...groups.keys()] });
  const merged = [...groups.values()].flatMap((ofMeeting) => {
    const last = ofMeeting.at(-1);
    if (last === undefined) return [];
    const before = written.get(`${last.meetingId} ${last.version}`) ?? [];
    const answers = lastOfEach([...before, ...ofMeeting.flatMap(({ facts }) => facts.answers ?? [])]);
    return [{ ...last, facts: { ...last.facts, answers } }];
  });
  return [...others, ...merged];
}

const lastOfEach = (answers: Answers): Answers =>
  answers
    .filter(({ staffId }, index) => answers.findLastIndex((each) => each.staffId === staffId) === index)
    .slice(-noticeLimits.namesMax);

async function writtenAnswers(
  db: Kysely<Database>,
  { companyId, meetingIds }: { companyId: string; meetingIds: string[] },
): Promise<Map<string, Answers>> {
  const rows = await db
    .selectFrom('notice')
    .where('company_id', '=', companyId)
    .where('meeting_id', '=', anyOf(meetingIds))
    .where('kind', '=', 'answers')
    .where('channel', '=', 'app')
    .select(['meeting_id', 'version', 'facts'])
    .execute();
  return new Map(
    rows.map((row) => [
      `${row.meeting_id} ${row.version}`,
      noticeFactsSchema.safeParse(row.facts).data?.answers ?? [],
    ]),
  );
}
