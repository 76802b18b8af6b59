// `npm run backup [-- FILE]`: one file with everything that the store holds, also while the product runs.
import { fromCaller, operatorCommand } from './lib/operator-command.mjs';

const words = process.argv.slice(2);
const [file] = words.map(fromCaller);

await operatorCommand(async (settings) => {
  const { BackupError, backUp } = await import('../service/operations/backup/index.ts');
  const { backupText } = await import('../lib/text/zh-cn/backup.ts');
  if (words.length > 1 || words[0]?.startsWith('-')) throw new BackupError(backupText.backupUsage);
  return backUp({ ...settings, file });
});
