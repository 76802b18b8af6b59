import { type Kysely, type SqlBool, sql } from 'kysely';
import type { ApprovalKind } from '@/lib/contract/approval';
import { limits } from '@/lib/domain/limits/limits';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { instant } from '../../db/sql/instant';
import { planParameter } from '../../db/sql/plan-parameter';
import { stillAudits } from '../../meeting/queries/meeting-conditions';
import { type RecordRow, selectRecords, type Viewer } from './select-records';

/** `by-me`: the requests that a person made. `to-me`: those that were sent to a person as an auditor. */
export type Box = 'by-me' | 'to-me';

type List = Viewer & { now: Date };
/** `at` and `id` of the last row ask for the page after it. */
type Page = List & { limit: number; skipped: number; at?: Date | undefined; id?: string | undefined };

/** The table whose index a list goes through, from its newest entry until the page is full. */
const listed = { 'by-me': 'record', 'to-me': 'auditor' } as const;

/** The condition repeats the predicate of its partial index: a plan for any parameters can use that index only so. */
const kinds = { pending: sql`= 'AUDITING'`, processed: sql`<> 'AUDITING'` };

/** APR-05: what has begun waits no longer, whether or not the clock has written it down. */
const waits = (now: Date) => sql<SqlBool>`meeting.begins_at > ${planParameter.instant(now)}`;

function select(db: Kysely<Database>, { box, kind }: { box: Box; kind: ApprovalKind }, list: List) {
  const all = selectRecords(db, list);
  const inBox =
    box === 'by-me'
      ? all.where('record.applicant_id', '=', planParameter.id(list.staffId))
      : all
          .innerJoin('audit_record_auditor as auditor', (join) =>
            join
              .onRef('auditor.company_id', '=', 'record.company_id')
              .onRef('auditor.record_id', '=', 'record.id'),
          )
          .where('auditor.company_id', '=', list.companyId)
          .where('auditor.staff_id', '=', planParameter.id(list.staffId))
          .where(stillAudits);
  const ofKind = (inBox as typeof all).where(
    sql<SqlBool>`${sql.ref(`${listed[box]}.status`)} ${kinds[kind]}`,
  );
  return kind === 'pending' ? ofKind.where(waits(list.now)) : ofKind;
}

const most = sql.lit(limits.mostCounted);

const waiting = (db: Kysely<Database>, box: Box, list: List) =>
  select(db, { box, kind: 'pending' }, list).clearSelect().select('record.id').limit(most).as('counted');

/** Counts entries of the index alone: what a person has settled grows for years, also in rooms that others audit by now. */
function settled(db: Kysely<Database>, box: Box, { companyId, staffId }: List) {
  const table = { 'by-me': 'audit_record', 'to-me': 'audit_record_auditor' } as const;
  const person = sql.ref(box === 'by-me' ? 'applicant_id' : 'staff_id');
  return db
    .selectFrom(table[box])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`${person} = ${planParameter.id(staffId)} and status ${kinds.processed}`)
    .select('company_id as id')
    .limit(most)
    .as('counted');
}

function statementsOf(list: { box: Box; kind: ApprovalKind }) {
  const at = sql.ref(`${listed[list.box]}.listed_at`);
  const id = sql.ref(list.box === 'by-me' ? 'record.id' : 'auditor.record_id');
  return {
    read: fixedStatement((db, page: Page) => {
      const rows = select(db, list, page);
      const after =
        page.at === undefined || page.id === undefined
          ? rows
          : rows.where(sql<SqlBool>`(${at}, ${id}) < (${instant(page.at)}, ${page.id}::uuid)`);
      return after
        .orderBy(at, 'desc')
        .orderBy(id, 'desc')
        .limit(planParameter.integer(page.limit))
        .offset(planParameter.integer(page.skipped))
        .compile();
    }),
    count: fixedStatement((db, values: List) =>
      db
        .selectFrom(list.kind === 'pending' ? waiting(db, list.box, values) : settled(db, list.box, values))
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .compile(),
    ),
  };
}

const statements = {
  'by-me': {
    pending: statementsOf({ box: 'by-me', kind: 'pending' }),
    processed: statementsOf({ box: 'by-me', kind: 'processed' }),
  },
  'to-me': {
    pending: statementsOf({ box: 'to-me', kind: 'pending' }),
    processed: statementsOf({ box: 'to-me', kind: 'processed' }),
  },
};

export type RecordPage = {
  box: Box;
  kind: ApprovalKind;
  pageNo: number;
  pageSize: number;
  now: number;
  /** The last row of the page before, with the total that the first page counted. */
  after?: { at: number; id: string; total: number } | undefined;
};

/** A page of a person's requests, newest first: pending ones by their request, others by their settlement (APR-01). */
export async function getRecordPage(
  db: Kysely<Database>,
  { companyId, staffId }: Viewer,
  { box, kind, pageNo, pageSize, now, after }: RecordPage,
): Promise<{ rows: RecordRow[]; total: number; isLast: boolean }> {
  const { read, count } = statements[box][kind];
  const list = { companyId, staffId, now: new Date(now) };
  const skipped = after ? 0 : (pageNo - 1) * pageSize;
  // One row more than the page shows whether another page follows.
  const place = { at: after && new Date(after.at), id: after?.id };
  const rows = await read(db, { ...list, ...place, limit: pageSize + 1, skipped });
  const isLast = rows.length <= pageSize;
  const isWhole = !after && isLast && (rows.length > 0 || skipped === 0);
  const total = after?.total ?? (isWhole ? skipped + rows.length : (await count(db, list))[0]?.total);
  return { rows: rows.slice(0, pageSize), total: total ?? 0, isLast };
}
