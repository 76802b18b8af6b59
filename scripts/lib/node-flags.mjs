import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What `npm start` gives Node: whoever measures a process gives it the same. */
export const nodeFlags = scripts.start.split(' ').filter((word) => word.startsWith('--'));
