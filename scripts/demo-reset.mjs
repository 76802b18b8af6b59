// `npm run demo:reset`: the demo as on its first day.
import { operatorCommand } from './lib/operator-command.mjs';

await operatorCommand(async ({ dataDir, clock, logger }) => {
  const { resetDemo } = await import('../service/db/seed/index.ts');
  await resetDemo({ dataDir, clock, logger });
  return ['演示数据已重置。'];
});
