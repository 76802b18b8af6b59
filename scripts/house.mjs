// `npm run house`: figures of the tree as a markdown table. `-- --check` fails when one rose beyond scripts/house/limits.json,
// `-- --lower` takes the limits down to the figures, `-- --places KEY` prints each place that a figure counts, `-- --at REV`
// measures another commit, `-- --before REV` puts one beside this tree.
import { register } from 'tsx/esm/api';
import { root } from './lib/run.mjs';

process.chdir(root);
register();
const { runHouse } = await import('./house/command.ts');
process.exitCode = runHouse(process.argv.slice(2));
