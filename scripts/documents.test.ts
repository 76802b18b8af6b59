import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTree } from './house/tree';

const root = path.join(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const markdownIn = (folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name));
const decisions = markdownIn('docs/adr').filter((file) => /\/\d{4}-/.test(file));
const documents = [...markdownIn('.'), ...markdownIn('docs'), ...markdownIn('docs/adr')];

const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;
const withoutTables = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('|'))
    .join('\n');

const codePath = /`([\w.@/()[\]-]+\/[\w.@()[\]-]+\.(?:tsx?|mts|mjs|cjs|js|css|sql|conf|ya?ml|json))`/g;
/** Made by a build, so absent from a fresh clone. */
const isBuilt = (file: string) => /^\/?(dist|\.next|node_modules)\//.test(file);
const missingPaths = (text: string) =>
  [...text.matchAll(codePath)]
    .map(([, file = '']) => file)
    .filter((file) => !isBuilt(file) && !file.startsWith('/') && !existsSync(path.join(root, file)));

it('has documents to check', () => {
  expect(documents).toEqual(
    expect.arrayContaining(['README.md', 'docs/architecture.md', 'docs/adr/README.md']),
  );
  expect(decisions.length).toBeGreaterThan(40);
});

it('a decision has at most 250 words', () => {
  const long = decisions.map((file) => ({ file, words: countWords(read(file)) }));
  expect(long.filter(({ words }) => words > 250)).toEqual([]);
});

it('outside their tables docs/performance.md has at most 1,000 words, docs/architecture.md 1,600', () => {
  expect(countWords(withoutTables(read('docs/performance.md')))).toBeLessThanOrEqual(1_000);
  expect(countWords(withoutTables(read('docs/architecture.md')))).toBeLessThanOrEqual(1_600);
});

it('every path of code that a document names exists', () => {
  const missing = documents.flatMap((file) => missingPaths(read(file)).map((name) => `${file}: ${name}`));
  expect(missing).toEqual([]);
});

// A paragraph sign cites a document; a requirement number, an ADR or a section of an RFC can be looked up.
it('no text cites a paragraph', () => {
  const texts = [...documents.map((file) => [file, read(file)] as const), ...readTree(root)];
  const citing = texts.filter(([, text]) => text.includes('\u00a7'));
  expect(citing.map(([file]) => file)).toEqual([]);
});

describe('the checks themselves', () => {
  it('count words of prose, and none of a table', () => {
    expect(countWords(withoutTables('One two.\n\n| three | four |\n| --- | --- |\nfive'))).toBe(3);
  });

  it('see a path that leads nowhere, and leave words, builds and addresses alone', () => {
    const text =
      '`lib/gone.ts`, `scripts/test.mjs`, `app/(shell)/gone/page.tsx`, `dist/a/b.js`, `/openapi/x.json`, `and/or`';
    expect(missingPaths(text)).toEqual(['lib/gone.ts', 'app/(shell)/gone/page.tsx']);
  });
});
