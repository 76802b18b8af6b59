import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The flags with which `npm start` runs Node: a measured process gets the same. */
export const nodeFlags = scripts.start.split(' ').filter((word) => word.startsWith('--'));
