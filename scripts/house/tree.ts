import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rooms } from './plan';

/** The texts of a tree by their paths from its root, with `/` between folders. */
export type Tree = ReadonlyMap<string, string>;

/** Where a figure counts something; the text says what stands there. */
export type Place = { file: string; line: number; text: string };

export const placeText = ({ file, line, text }: Place) => `${file}:${line} ${text}`;

const sourceName = /\.(ts|tsx|mjs|css)$/;
const testName = /\.(test|spec)\.tsx?$/;
const outsideRooms = /^[^/]+\.(ts|mjs)$/;
const notOurs = new Set(['node_modules', 'dist', '.next', '.data']);

export const isTest = (file: string) => testName.test(file);

/** Where a file lives: the first folder of its path, or '' beside the rooms. */
export const roomOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '');

/** Reads the sources and tests of the tree that lies under a folder. */
export function readTree(root: string): Tree {
  const files = [...rooms.flatMap((room) => filesUnder(root, room)), ...namesIn(root).filter(isOutsideRooms)];
  const sources = files.filter((file) => sourceName.test(file)).sort();
  return new Map(sources.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

/** Reads the tree of another commit, which is unpacked for the purpose and thrown away again. */
export function readTreeAt(root: string, revision: string): Tree {
  const folder = mkdtempSync(path.join(tmpdir(), 'house-'));
  try {
    const options = { cwd: root, maxBuffer: 1024 * 1024 * 1024 };
    const archive = execFileSync('git', ['archive', '--format=tar', revision], options);
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    return readTree(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isOutsideRooms = (name: string) => outsideRooms.test(name) && !name.endsWith('.d.ts');

function namesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

function filesUnder(root: string, folder: string): string[] {
  return entriesIn(path.join(root, folder)).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : filesUnder(root, file);
    return [file];
  });
}

function entriesIn(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    // An older commit may lack a room.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
