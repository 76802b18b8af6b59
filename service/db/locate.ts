import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A file that travels with the code, by its path in the repository. The build keeps those paths under `dist/`
 * but moves modules, so the nearest folder above this one that has the file is the root.
 */
export function locate(...alternatives: string[]): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  for (;;) {
    for (const alternative of alternatives) {
      const candidate = path.join(folder, alternative);
      if (existsSync(candidate)) return candidate;
    }
    const parent = path.dirname(folder);
    if (parent === folder)
      throw new Error(`The installation is incomplete: ${alternatives.join(' or ')} is missing`);
    folder = parent;
  }
}
