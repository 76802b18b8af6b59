// `npm run restore -- FILE [--replace]`: a backup becomes the store again, or the content of an empty DATABASE_URL.
import { fromCaller, operatorCommand, readWords } from './lib/operator-command.mjs';

const words = readWords({
  options: { replace: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [file, ...more] = words?.positionals ?? [];

await operatorCommand(async (settings) => {
  const { BackupError, restore } = await import('../service/operations/backup/index.ts');
  const { backupText } = await import('../lib/text/zh-cn/backup.ts');
  if (!file || more.length > 0) throw new BackupError(backupText.restoreUsage);
  return restore({ ...settings, file: fromCaller(file), replace: words.values.replace });
});
