import { fixedClock } from '@/lib/time/clock';
import { plainConfig } from './kernel/config';
import { createLogger } from './kernel/logger';
import { type RunningService, startService } from './start-service';
import { at, forRoom, meetingDesk } from './testing';

const { store, colleague, me, myRoom, book } = meetingDesk();

let running: RunningService;
const start = () => {
  running = startService({
    address: store.address,
    clock: fixedClock(at('16:00')),
    logger: createLogger({ level: 'silent' }),
    config: plainConfig,
  });
};
afterEach(() => running.close());

test('[R39] [APR-05] a service that starts expires what was missed, and stops with nothing under way', async () => {
  const { _id: id } = await book(forRoom(await myRoom({ auditors: [colleague.id] })));
  start();
  const approval = async () =>
    (
      await store.db
        .selectFrom('meeting')
        .where('company_id', '=', me.companyId)
        .where('id', '=', id)
        .select('approval')
        .executeTakeFirstOrThrow()
    ).approval;
  while ((await approval()) === 'AUDITING') await new Promise((resolve) => setImmediate(resolve));
  expect(await approval()).toBe('AUDIT_EXPIRED');
  running.leave();
});

test('[ROOM-01] a service that is ready knows how rooms are read that are older than their pinyin', async () => {
  const { id } = await myRoom({ name: '听涛' });
  start();
  const status = async () => (await running.fetch(new Request('http://service/readyz'))).status;
  while ((await status()) !== 200) await new Promise((resolve) => setImmediate(resolve));
  const room = await store.db
    .selectFrom('room')
    .where('id', '=', id)
    .select('pinyin')
    .executeTakeFirstOrThrow();
  expect(room.pinyin).toBe('TING TAO');
});
