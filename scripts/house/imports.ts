import path from 'node:path';
import ts from 'typescript';
import { isTest, type Tree } from './tree';

/** One import of one source by another, types included; `line` counts from 1. */
export type Arrow = { from: string; to: string; line: number };

const endings = ['', '.ts', '.tsx', '.mjs', '.d.mts', '/index.ts', '/index.tsx'];

/** Every import between the sources of a tree; tests and packages are left out. */
export function arrowsOf(tree: Tree): Arrow[] {
  return [...tree]
    .filter(([file]) => !isTest(file) && !file.endsWith('.css'))
    .flatMap(([from, text]) =>
      ts
        .preProcessFile(text, true, true)
        .importedFiles.flatMap(({ fileName, pos }) =>
          arrow(tree, { from, fileName, line: lineAt(text, pos) }),
        ),
    );
}

function arrow(
  tree: Tree,
  { from, fileName, line }: { from: string; fileName: string; line: number },
): Arrow[] {
  const to = resolve(tree, from, fileName);
  return to !== undefined && to !== from && !isTest(to) ? [{ from, to, line }] : [];
}

function resolve(tree: Tree, from: string, name: string): string | undefined {
  const target = name.startsWith('@/')
    ? name.slice('@/'.length)
    : name.startsWith('.') && path.posix.join(path.posix.dirname(from), name);
  if (!target) return undefined;
  return endings.map((ending) => target + ending).find((file) => tree.has(file));
}

/** The line of a position, counted from 1. */
export const lineAt = (text: string, position: number) => text.slice(0, position).split('\n').length;
