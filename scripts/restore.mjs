// `npm run restore -- FILE [--replace]`: a backup becomes the store again, or the content of an empty DATABASE_URL.
import { parseArgs } from 'node:util';
import { fromCaller, operatorCommand } from './lib/operator-command.mjs';

const { values, positionals } = parseArgs({
  options: { replace: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [file] = positionals.map(fromCaller);

await operatorCommand(async (settings) => {
  const { BackupError, restore } = await import('../service/db/backup/index.ts');
  const { backupText } = await import('../lib/text/zh-cn/backup.ts');
  if (!file) throw new BackupError(backupText.restoreUsage);
  return restore({ ...settings, file, replace: values.replace });
});
