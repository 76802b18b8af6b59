// `npm run seed:load -- --bookings 1000000`: fills an empty PostgreSQL database. Plain Node, because nothing may be installed yet.
import { readWords, readySources, printFailure } from './lib/operator-command.mjs';

await readySources();
const { seedLoadText: text } = await import('../lib/text/zh-cn/seed-load.ts');
const { loadDatabase, LoadRefusedError } = await import('../service/operations/seed/load/index.ts');

const startedAt = performance.now();
const seconds = () => ((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6);

try {
  const words = readWords({ options: { bookings: { type: 'string', default: '100000' } } });
  if (!words) throw new LoadRefusedError(text.usage);
  const { values } = words;
  const bookings = Number(values.bookings);
  const connectionString = process.env.DATABASE_MIGRATE_URL || process.env.DATABASE_URL;
  if (!connectionString) throw new LoadRefusedError(text.needsServer);
  if (!Number.isSafeInteger(bookings)) throw new LoadRefusedError(text.notACount(values.bookings));
  const facts = await loadDatabase({
    connectionString,
    bookings,
    now: Date.now(),
    report: (step) => console.log(`${seconds()} s  ${text.step(step)}`),
  });
  console.log(`${seconds()} s  ${text.done(facts.mobiles[0])}`);
} catch (error) {
  await printFailure(error);
}
