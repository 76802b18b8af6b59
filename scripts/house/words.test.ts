import { privateWords } from './words';

const faults = (text: string, file = 'lib/a.tsx') =>
  privateWords(file, text).map((place) => `${place.line} ${place.text}`);

it.each([
  ['a class', 'class KeptAnswers {}', 'name KeptAnswers (kept answers)'],
  ['a part of a name', 'export const localBells = 1;', 'name localBells (bells)'],
  ['a private field', 'class A { #edition = 1; }', 'name #edition (edition)'],
  ['a word for coalescing', "import { gathered } from './b';", 'name gathered (gathered)'],
  ['a word for morphing', 'renewChildren();', 'name renewChildren (renew)'],
  ['a call', 'await pause(5);', 'call pause('],
  ['a constant', 'const known = 1;', 'local known'],
  ['one of several', 'const [a, { asked }] = b;', 'local asked'],
  ['a variable of a loop', 'for (let found of b) c(found);', 'local found'],
  ['a parameter', 'const f = (told: string) => told;', 'local told'],
  ['a function', 'function shown() {}', 'local shown'],
  ['a comment on who', '// Who asks', 'comment begins with Who'],
  ['a doc comment on what', '/** What is there. */', 'comment begins with What'],
  ['a doc comment of several lines', '/**\n * Nobody asks.\n * @see b\n */', 'comment begins with Nobody'],
  ['a comment on a page', 'const a = <p>{/* Of the day */}</p>;', 'comment begins with Of'],
  ['a comment behind code', 'f(); // By name', 'comment begins with By'],
  ['a pronoun', '/* The caller and his room. */', 'pronoun his'],
  ['a paragraph', '// As \u00a74 says', 'cited paragraph \u00a74'],
])('flags %s', (_what, text, fault) => {
  expect(faults(`\n${text}`)).toEqual([`2 ${fault}`]);
});

it.each([
  ['a property of another name', 'const a = { known: 1, asked: b.found };'],
  ['a longer word', 'const unknown = 1; const pauses = isPaused; const label = knownRooms;'],
  ['a property that is called', 'video.pause();'],
  ['a word within a comment', '// A room by its name, whatever is in it'],
  ['the second line of a comment', '// The rooms of a company, and\n// What they hold'],
  ['a text', "const a = '// Who'; const b = `\u00a71 ${'Of'}`;"],
  ['text on a page', 'const a = <p>// Who is here, he said</p>;'],
  ['an address in a doc comment', '/** See https://example.com/Who. */'],
  ['a pattern', 'const a = /\\/\\/ What/;'],
])('leaves %s alone', (_what, text) => {
  expect(faults(text)).toEqual([]);
});

it('reads comments of styles', () => {
  expect(faults('a {}\n/* What is dim */\n.he {}\n', 'app/a.css')).toEqual(['2 comment begins with What']);
});
