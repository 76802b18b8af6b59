import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locate } from '../../db/locate';

/** Names the state that all migrations lead to: another set of files, another template. */
export function templateName(): string {
  const folder = locate('service/db/migrations');
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort())
    hash.update(file).update(readFileSync(path.join(folder, file)));
  return `meeting_template_${hash.digest('hex').slice(0, 12)}`;
}
