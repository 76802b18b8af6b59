import { fixedClock } from '@/lib/time/clock';
import { plainConfig } from './kernel/config';
import { createLogger } from './kernel/logger';
import { startService } from './start-service';
import { at, forRoom, meetingDesk } from './testing';

const { store, colleague, me, myRoom, book } = meetingDesk();

test('[R39] [APR-05] a service that starts expires what was missed, and stops with nothing under way', async () => {
  const { _id: id } = await book(forRoom(await myRoom({ auditors: [colleague.id] })));
  const running = startService({
    address: store.address,
    clock: fixedClock(at('16:00')),
    logger: createLogger({ level: 'silent' }),
    config: plainConfig,
  });
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
  await running.close();
});
