// `npm run admin -- COMMAND …`: what only an operator may do, also while the product runs.
import { fromCaller, operatorCommand } from '../lib/operator-command.mjs';

const words = process.argv.slice(2);

await operatorCommand(async (settings) => {
  const { administer } = await import('../../service/operations/admin/administer.ts');
  return administer({ ...settings, resolve: fromCaller }, words);
});
