// `npm run demo:reset`: the demo as on its first day.
import { operatorCommand, readWords } from './lib/operator-command.mjs';

await operatorCommand(async ({ dataDir, clock, logger }) => {
  const { BackupError } = await import('../service/operations/backup/index.ts');
  const { operatorText } = await import('../lib/text/zh-cn/operator.ts');
  // It empties the store of DATA_DIR: no word may seem to say another one.
  if (!readWords({ options: {} })) throw new BackupError(operatorText.resetUsage);
  const { resetDemo } = await import('../service/operations/seed/index.ts');
  await resetDemo({ dataDir, clock, logger });
  return [operatorText.demoReset];
});
