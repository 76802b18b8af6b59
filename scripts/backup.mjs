// `npm run backup [-- FILE]`: one file with everything that the store holds, also while the product runs.
import { fromCaller, operatorCommand } from './lib/operator-command.mjs';

const [file] = process.argv.slice(2).map(fromCaller);

await operatorCommand(async (settings) => {
  const { backUp } = await import('../service/db/backup/index.ts');
  return backUp({ ...settings, file });
});
