import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Insertable, Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { startPglite } from '@/service/testing/database/pglite-server';
import { emptyPostgresStore } from '@/service/testing/database/postgres-store';
import { testServerUrl } from '@/service/testing/database/settings';
import { testNow } from '@/service/testing';
import { connect, type StoreAddress } from './connect';
import type { Database } from './database';
import { migrate } from './migrate';

jest.setTimeout(120_000);

const perThing = '20261123T100000';
const company_id = newId();
const [applicant, auditor] = [newId(), newId()];
const at = { created_at: new Date(testNow) };

async function emptyStore(): Promise<{ address: StoreAddress; drop(): Promise<void> }> {
  if (testServerUrl) return emptyPostgresStore(testServerUrl);
  const { embedded, stop } = await startPglite();
  return { address: { embedded }, drop: stop };
}

/** The migrations of the releases whose records stood for a whole meeting. */
async function formerMigrations(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  for (const name of await readdir(path.join(__dirname, 'migrations')))
    if (name < perThing) await cp(path.join(__dirname, 'migrations', name), path.join(folder, name));
  return folder;
}

async function addPeople(db: Kysely<Database>) {
  await db
    .insertInto('company')
    .values({ id: company_id, name: '公司', ...at })
    .execute();
  const staff = [applicant, auditor].map((id) => ({ company_id, id, real_name: '人', ...at }));
  await db.insertInto('staff').values(staff).execute();
  await db.insertInto('area').values({ company_id, id: company_id, name: '楼', path: '楼' }).execute();
}

/** A meeting in so many rooms that need approval and one that does not, as a former release left it. */
async function addRequest(
  db: Kysely<Database>,
  request: { rooms: number; status: 'AUDITING' | 'AUDIT_AGREE'; cancelled_at?: Date },
) {
  const [meeting_id, record_id] = [newId(), newId()];
  const times = { begins_at: new Date(testNow), ends_at: new Date(testNow + 1_800_000) };
  const { rooms, status, cancelled_at } = request;
  const meeting = {
    company_id,
    id: meeting_id,
    subject: '会',
    scope: 2 as const,
    creator_id: applicant,
    approval: 'AUDITING' as const,
  };
  await db
    .insertInto('meeting')
    .values({ ...meeting, ...times, ...at, cancelled_at })
    .execute();
  for (let place = 0; place <= rooms; place += 1) {
    const room_id = newId();
    const room = {
      company_id,
      id: room_id,
      area_id: company_id,
      name: `${place}`,
      capacity: 4,
      position: place,
    };
    await db
      .insertInto('room')
      .values({ ...room, ...at, needs_approval: place > 0 })
      .execute();
    await db
      .insertInto('room_order')
      .values({ company_id, id: newId(), room_id, meeting_id, ...times, ...at, state: 'released' })
      .execute();
  }
  const record = { company_id, id: record_id, meeting_id, status, applicant_id: applicant, ...at };
  const settled_at = status === 'AUDITING' ? null : new Date(testNow + 60_000);
  await db
    .insertInto('audit_record')
    .values({ ...record, type: 'MEETING_SERVICE', reason: '来访', settled_at })
    .execute();
  const read: Insertable<Database['audit_record_auditor']> = { company_id, record_id, staff_id: auditor };
  await db.insertInto('audit_record_auditor').values(read).execute();
  return meeting_id;
}

test('[BOOK-06] a record of a whole meeting becomes one per room that needs approval, each with its auditors', async () => {
  const { address, drop } = await emptyStore();
  const { db } = connect({ ...address, deadlines: false });
  const migrationsDir = await formerMigrations();
  await migrate(db, { migrationsDir });
  await addPeople(db);
  const waiting = await addRequest(db, { rooms: 2, status: 'AUDITING' });
  const agreed = await addRequest(db, { rooms: 0, status: 'AUDIT_AGREE' });
  const cancelled = await addRequest(db, {
    rooms: 1,
    status: 'AUDIT_AGREE',
    cancelled_at: new Date(testNow),
  });
  await migrate(db);

  const records = await db
    .selectFrom('audit_record as record')
    .innerJoin('room', 'room.id', 'record.room_id')
    .innerJoin('audit_record_auditor as auditor', 'auditor.record_id', 'record.id')
    .orderBy('room.position')
    .select([
      'record.meeting_id',
      'room.name',
      'record.type',
      'record.reason',
      'auditor.status',
      'auditor.listed_at',
    ])
    .execute();
  const of = (meetingId: string) => records.filter(({ meeting_id: id }) => id === meetingId);
  const shared = { type: 'ROOM', reason: '来访' };
  expect(of(waiting)).toMatchObject([
    { ...shared, name: '1', status: 'AUDITING', listed_at: testNow },
    { ...shared, name: '2', status: 'AUDITING', listed_at: testNow },
  ]);
  expect(of(agreed)).toMatchObject([
    { ...shared, name: '0', status: 'AUDIT_AGREE', listed_at: testNow + 60_000 },
  ]);
  const meetings = await db.selectFrom('meeting').select(['id', 'approval']).execute();
  expect(Object.fromEntries(meetings.map(({ id, approval }) => [id, approval]))).toEqual({
    [waiting]: 'AUDITING',
    [agreed]: 'AUDITING',
    [cancelled]: 'AUDIT_REVOKE',
  });
  await db.destroy();
  await drop();
  await rm(migrationsDir, { recursive: true });
});
