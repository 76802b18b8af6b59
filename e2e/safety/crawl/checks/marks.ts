import type { TestDatabase } from '../../../fixtures/database/test-database';
import type { Caller } from '../callers';

/** Marks of somebody's data in an answer: ids and numbers, and words that only one company has. */
export type Marks = { ids: Set<string>; words: string[] };

type Row = { company: string; mark: string };

const idPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\d{9,}/g;

/** For each caller the marks that an answer must not hold. */
export async function readForeignMarks(database: TestDatabase): Promise<(caller: Caller) => Promise<Marks>> {
  const ids = await readIds(database);
  const words = await database.query<Row>(wordsSql);
  return async (caller) => {
    const own = new Set((await database.query<Row>(ownSql, [caller.mobile ?? ''])).map(({ mark }) => mark));
    const visible = new Set(
      [...words, ...ids].filter(({ company }) => company === caller.company).map(markOf),
    );
    const isForeign = ({ company, mark }: Row) =>
      company !== caller.company && !own.has(mark) && !visible.has(mark);
    return {
      ids: new Set(ids.filter(isForeign).map(markOf)),
      words: [...new Set(words.filter(isForeign).map(markOf))],
    };
  };
}

/** The marks in a text, without those that the question already held. */
export function marksIn(text: string, { ids, words }: Marks, question: string): string[] {
  const marks = [
    ...new Set((text.match(idPattern) ?? []).filter((id) => ids.has(id))),
    ...words.filter((word) => text.includes(word)),
  ];
  return marks.filter((mark) => !question.includes(mark));
}

const markOf = ({ mark }: Row) => mark;

async function readIds(database: TestDatabase): Promise<Row[]> {
  const tables = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name IN ('company_id', 'id') GROUP BY 1 HAVING count(*) = 2`,
  );
  const things = tables.map(({ name }) => `SELECT company_id, id::text AS mark FROM ${name}`);
  return database.query<Row>(
    `SELECT company.name AS company, mark FROM company JOIN (
       ${[...things, ...numbers].join(' UNION ALL ')}
     ) it ON it.company_id = company.id`,
  );
}

const numbers = [
  'SELECT id, id::text FROM company',
  'SELECT company_id, meeting_no FROM meeting',
  'SELECT company_id, repeat_meeting_no FROM meeting_series',
  'SELECT company_id, mobile FROM staff WHERE mobile IS NOT NULL',
  'SELECT company_id, account_id::text FROM staff WHERE account_id IS NOT NULL',
];

const wordsSql = `
  SELECT company.name AS company, mark FROM company JOIN (
    SELECT company_id, real_name AS mark FROM staff
    UNION SELECT company_id, name FROM room
    UNION SELECT company_id, subject FROM meeting WHERE length(subject) > 3
    UNION SELECT id, name FROM company
  ) it ON it.company_id = company.id WHERE length(mark) > 1`;

/** A person in two companies may see the names of both, and the own staff id in either. */
const ownSql = `
  SELECT unnest(ARRAY[account.id::text, account.mobile, account.real_name, staff.id::text, staff.department_id::text,
    company.id::text, company.name]) AS mark
  FROM account LEFT JOIN staff ON staff.account_id = account.id LEFT JOIN company ON company.id = staff.company_id
  WHERE account.mobile = $1`;
