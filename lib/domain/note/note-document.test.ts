import { carriedOver, checkItems, withPeople } from './check-items';
import { isBlank, isNoteLink, notesFault } from './check-notes';
import { documentOfText, type NoteCheckItem, type NoteDocument, plainText } from './note-document';

const item = (text: string, checked: boolean, below: NoteCheckItem[] = []): NoteCheckItem => ({
  type: 'taskItem',
  attrs: { checked, person: { staffId: 'zhou', realName: '周宁' }, day: '2026-11-20' },
  content: [
    { type: 'paragraph', content: [{ type: 'text', text }] },
    ...(below.length > 0 ? [{ type: 'taskList' as const, content: below }] : []),
  ],
});
const notes: NoteDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: '结论' }] },
    { type: 'taskList', content: [item('上线', true, [item('回归', false)]), item('复盘', false)] },
  ],
};

it('[MEET-06] reads a document as lines', () => {
  expect(plainText(notes)).toBe('结论\n上线\n回归\n复盘');
  expect(documentOfText('一\r\n\n二').content).toEqual([
    { type: 'paragraph', content: [{ type: 'text', text: '一' }] },
    { type: 'paragraph' },
    { type: 'paragraph', content: [{ type: 'text', text: '二' }] },
  ]);
});

it('[MEET-06] carries each open item over with its person and day, one by one', () => {
  const next = carriedOver(notes, '上次');
  expect(next && checkItems(next)).toEqual([item('回归', false), item('复盘', false)]);
  expect(next && plainText(next)).toBe('上次\n回归\n复盘\n');
  expect(
    carriedOver({ type: 'doc', content: [{ type: 'taskList', content: [item('上线', true)] }] }, '上次'),
  ).toBe(undefined);
});

it('replaces the people of check items, those within others too', () => {
  const copy = withPeople(notes, () => null);
  expect(checkItems(copy).map(({ attrs }) => attrs.person)).toEqual([null, null, null]);
  expect(checkItems(notes)[0]?.attrs.person).toEqual({ staffId: 'zhou', realName: '周宁' });
});

it.each(['', ' \t\n', '\u200b\u200d\u2060\ufeff', '\u00ad', '\u2800', '\u3164', '\u{e0020}'])(
  'sees that %j shows nothing',
  (text) => expect(isBlank(documentOfText(text))).toBe(true),
);

it.each(['字', '\u200b。', '👩‍💻'])('sees that %j shows something', (text) =>
  expect(isBlank(documentOfText(text))).toBe(false),
);

it('[S49] links to the web alone', () => {
  expect(
    ['https://a.example', 'HTTP://A.example/x', 'https://例子.example/会'].filter(isNoteLink),
  ).toHaveLength(3);
  const others = [
    'javascript:x',
    'mailto:a@b.example',
    '/rooms',
    '//a.example',
    'https:a',
    'ftp://a.example',
  ];
  expect(others.filter(isNoteLink)).toEqual([]);
  expect(isNoteLink(`https://a.example/${'x'.repeat(2_000)}`)).toBe(false);
});

it('judges a document in order of its rules', () => {
  expect(notesFault(notes)).toBe(undefined);
  expect(notesFault(documentOfText('字'.repeat(20_001)))).toBe('textTooLong');
});
