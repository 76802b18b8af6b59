import { fixedClock } from '@/lib/time/clock';
import { msPerDay } from '@/lib/time/day';
import { connect } from '@/service/db/connect';
import { migrateStore } from '@/service/db/migrate';
import { seedDemo } from '@/service/db/seed';
import type { LoadFacts } from '../stage';

const now = Date.parse('2026-11-18T10:07:00+08:00');

/** Migrates an empty database and fills it. */
export async function fillWithLoad({ url }: { url: string; bookings: number }): Promise<LoadFacts> {
  await migrateStore({ connectionString: url });
  const { db } = connect({ connectionString: url, poolSize: 1 });
  await seedDemo({ db, clock: fixedClock(now) });
  const company = await db
    .selectFrom('company')
    .where('name', '=', '示例科技')
    .select('id')
    .executeTakeFirstOrThrow();
  const rooms = await db
    .selectFrom('room')
    .where('company_id', '=', company.id)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .select('id')
    .limit(30)
    .execute();
  await db.destroy();
  const beginTime = Date.parse('2026-11-18T00:00:00+08:00');
  return {
    companyId: company.id,
    mobiles: ['13800000001', '13800000002', '13800000005'],
    roomIds: rooms.map((room) => room.id),
    day: { beginTime, endTime: beginTime + msPerDay },
    now,
  };
}
