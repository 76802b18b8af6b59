import { type Kysely, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { setupText } from '@/lib/text/zh-cn/setup';
import type { Database } from '../../db/database';
import { concern } from '../../kernel/commands/change';
import { inTransaction } from '../../kernel/commands/transaction';
import { writeChange } from '../../kernel/commands/write-change';
import { AdminError } from '../admin/admin-error';
import type { Announce } from '../admin/announce';
import { findCompany } from '../admin/find-company';
import { checkRemovals } from './check/check-removals';
import { checkRows } from './check/check-rows';
import { parseSheet, type ParsedSheet } from './check/parse-sheet';
import { type PlannedRow, type PlannedSheet, planSheet } from './check/plan-sheet';
import { assertNoProblems } from './check/problems';
import { describePlan } from './describe-plan';
import { liveTokens } from './live-tokens';
import type { RawSheet } from './read/raw-sheet';
import { type SheetName, sheetNames } from './sheets/sheet';
import type { Changed, Stored } from './things/thing';
import { things } from './things/things';

export type Import = { company: string; sheets: readonly RawSheet[]; isDryRun: boolean; creates: boolean };
type Parts = { db: Kysely<Database>; announce: Announce };

/**
 * Brings a company's people, rooms and settings in line with the sheets of an operator: everything or nothing, and the same sheets a
 * second time change nothing. Answers the lines for the operator.
 *
 * @throws AdminError with every mistake and its place
 */
export async function importCompany({ db, announce }: Parts, input: Import, now: number): Promise<string[]> {
  const parsed = input.sheets.map(parseSheet);
  assertNoProblems(parsed.flatMap(({ problems }) => problems));
  const { lines, tokenHashes } = await inTransaction(db, async (trx) => {
    const isAlone = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('company import', 0)) as locked`.execute(trx);
    if (!isAlone.rows[0]?.locked) throw new AdminError(setupText.busy);
    const { companyId, isNew } = await companyOf(trx, input, now);
    const plan = await planImport(
      trx,
      parsed.map((each) => each.parsed),
      { companyId, now },
    );
    const described = describePlan(plan.sheets);
    const all = isNew ? [setupText.created(input.company), ...described] : described;
    if (input.isDryRun) throw new DryRun([...all, setupText.dryRun]);
    // Before they are written: afterwards the former account of a person cannot be told any more.
    const tokenHashes = await liveTokens(trx, { now, staffIds: withOtherAccess(plan.sheets) });
    const hasChanged = await writePlan(trx, { companyId, ...plan, now });
    return {
      lines: [...all, hasChanged || isNew ? setupText.done : setupText.nothingToDo],
      tokenHashes,
    };
  }).catch(asAnswer);
  await announce(tokenHashes);
  return lines;
}

/** Leaves the transaction, so that nothing of a dry run stays, not even a company that it created. */
class DryRun extends Error {
  constructor(readonly lines: string[]) {
    super('dry run');
  }
}

/** An account has one name in whatever capitals, and is one person of a company. */
const ofAccounts = ['staff_one_per_account', 'account_username_folded'];

function asAnswer(error: unknown): { lines: string[]; tokenHashes: Buffer[] } {
  if (error instanceof DryRun) return { lines: error.lines, tokenHashes: [] };
  const { constraint = '' } = error as { constraint?: string };
  if (ofAccounts.includes(constraint)) throw new AdminError(setupText.sharedAccount, { cause: error });
  throw error;
}

async function companyOf(trx: Kysely<Database>, { company, creates }: Import, now: number) {
  const existing = await findCompany(trx, company);
  if (existing !== undefined) return { companyId: existing.id, isNew: false };
  if (!creates) throw new AdminError(setupText.noCompany(company));
  const companyId = newId();
  await trx
    .insertInto('company')
    .values({ id: companyId, name: company, created_at: new Date(now) })
    .execute();
  return { companyId, isNew: true };
}

type Plan = { sheets: PlannedSheet[]; idOf(sheet: SheetName, code: string): string };

async function planImport(
  trx: Kysely<Database>,
  parsed: readonly ParsedSheet[],
  when: { companyId: string; now: number },
): Promise<Plan> {
  const stored = {} as Record<SheetName, Stored[]>;
  for (const name of sheetNames) stored[name] = await things[name].load(trx, when.companyId);
  const plans = parsed.map((each) => ({ parsed: each, ...planSheet(each, stored[each.sheet]) }));
  const ids = new Map<string, string>();
  for (const name of sheetNames)
    for (const { id, code } of [
      ...stored[name],
      ...plans.filter((plan) => plan.parsed.sheet === name).flatMap(({ planned }) => planned.map(targetOf)),
    ])
      ids.set(`${name} ${code}`, id);
  const removed = new Set(
    plans.flatMap(({ parsed: { sheet }, planned }) =>
      planned.flatMap(({ target }) => (target.values.isRemoved === true ? [`${sheet} ${target.code}`] : [])),
    ),
  );
  const isKnown = (name: SheetName, code: string) =>
    ids.has(`${name} ${code}`) && !removed.has(`${name} ${code}`);
  const removals = await Promise.all(plans.map((plan) => checkRemovals(trx, plan, when)));
  assertNoProblems([
    ...plans.flatMap((plan) => [
      ...plan.problems,
      ...checkRows({ ...plan, stored: stored[plan.parsed.sheet], isKnown }),
    ]),
    ...removals.flat(),
  ]);
  return {
    sheets: sheetNames.flatMap((name) => plans.filter((plan) => plan.parsed.sheet === name)),
    idOf(sheet, code) {
      const id = ids.get(`${sheet} ${code}`);
      if (id === undefined) throw new RangeError(`no ${sheet} ${code}`);
      return id;
    },
  };
}

const targetOf = ({ target }: PlannedRow) => target;
const changedOf = ({ planned }: PlannedSheet) => planned.filter(({ isChanged }) => isChanged).map(targetOf);

type Writing = Plan & { companyId: string; now: number };

/** Answers whether anything was written. */
async function writePlan(trx: Kysely<Database>, { sheets, idOf, companyId, now }: Writing): Promise<boolean> {
  for (const each of sheets)
    await things[each.parsed.sheet].write(trx, changedOf(each), { companyId, now, idOf });
  const changedIn = (sheet: SheetName) =>
    sheets.filter(({ parsed }) => parsed.sheet === sheet).flatMap(changedOf);
  const concerns = [
    ...concern(
      'room',
      changedIn('rooms').map(({ id }) => id),
    ),
    ...concern('device', roomsOfDevices(changedIn('devices'), idOf)),
  ];
  if (concerns.length > 0)
    await writeChange(trx, { companyId, change: { actor: null, log: [], concerns }, now });
  return sheets.some((each) => changedOf(each).length > 0);
}

/** A device that moves leaves one room and comes to another. */
const roomsOfDevices = (changed: readonly Changed[], idOf: Plan['idOf']): string[] =>
  changed
    .flatMap(({ before, values }) => [before.room, values.room])
    .flatMap((code) => (typeof code === 'string' ? idOf('rooms', code) : []));

/** People who no longer work here, or who log in by another account: their open pages end at once. */
const withOtherAccess = (sheets: readonly PlannedSheet[]): string[] =>
  sheets
    .filter(({ parsed }) => parsed.sheet === 'staff')
    .flatMap(changedOf)
    .filter(
      ({ isNew, values, before }) =>
        !isNew &&
        (values.isDisabled !== before.isDisabled ||
          values.mobile !== before.mobile ||
          values.account !== before.account),
    )
    .map(({ id }) => id);
