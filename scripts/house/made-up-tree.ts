import type { Tree } from './tree';

/** A tree of a few files whose only content is their imports. */
export const importing = (files: Record<string, string[]>): Tree =>
  new Map(
    Object.entries(files).map(([file, names]) => [
      file,
      names.map((name) => `import type { Thing } from '${name}';\n`).join(''),
    ]),
  );
