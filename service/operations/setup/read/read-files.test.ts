import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AdminError } from '../../admin/admin-error';
import { readFiles } from './read-files';

/** 编号,名称 / D1,研发 as GBK. */
const gbk = Buffer.from([
  ...[0xb1, 0xe0, 0xba, 0xc5, 0x2c, 0xc3, 0xfb, 0xb3, 0xc6, 0x0d, 0x0a],
  ...[0x44, 0x31, 0x2c, 0xd1, 0xd0, 0xb7, 0xa2, 0x0d, 0x0a],
]);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sheets-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = async (name: string, content: string | Buffer) => {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
};

test.each([
  ['UTF-8', '编号,名称\r\nD1,研发\r\n'],
  ['UTF-8 with a byte order mark', '\ufeff编号,名称\nD1,研发'],
  ['GBK', gbk],
  ['quoted cells and empty lines', '"编号","名称"\n\n"D1","研发"\n,\n'],
])('[ROOM-01] a sheet is read from %s', async (_title, content) => {
  const [sheet, ...more] = await readFiles([await write('部门.csv', content)]);
  expect(more).toEqual([]);
  expect(sheet).toMatchObject({ sheet: 'departments', file: '部门.csv', headers: ['编号', '名称'] });
  expect(sheet?.rows.map(({ cells }) => cells)).toEqual([['D1', '研发']]);
});

test('a row knows the line that it begins on, also after a cell of two lines', async () => {
  const [sheet] = await readFiles([await write('areas.csv', '编号,名称\nA1,"北\n京"\n\nA2,上海\n')]);
  expect(sheet?.rows).toEqual([
    { line: 2, cells: ['A1', '北\n京'] },
    { line: 5, cells: ['A2', '上海'] },
  ]);
});

test('[ROOM-01] JSON holds the same sheets, with values of its own kinds', async () => {
  const json = {
    rooms: [{ code: 'R1', capacity: 8, signIn: true, equipment: ['屏幕', '白板'] }, { code: 'R2' }],
  };
  const [sheet] = await readFiles([await write('company.json', JSON.stringify(json))]);
  expect(sheet).toMatchObject({ sheet: 'rooms', headers: ['code', 'capacity', 'signIn', 'equipment'] });
  expect(sheet?.rows).toEqual([
    { line: 1, cells: ['R1', '8', '是', '屏幕、白板'] },
    { line: 2, cells: ['R2', '', '', ''] },
  ]);
});

test('[ROOM-01] of a folder every sheet is taken and nothing else', async () => {
  await write('rooms.csv', '编号,名称\n');
  await write('人员.csv', '编号,姓名\n');
  await write('notes.txt', 'x');
  expect((await readFiles([folder])).map(({ sheet }) => sheet).sort()).toEqual(['rooms', 'staff']);
});

test.each<[string, string, string | Buffer, string]>([
  ['a workbook', 'rooms.csv', Buffer.from('PK\u0003\u0004\u0000\u0000'), '不是文本文件'],
  ['neither of the encodings', 'rooms.csv', Buffer.from([0xff, 0xff, 0x2c]), '既不是 UTF-8 也不是 GBK'],
  ['another name', 'things.csv', '编号\n', '不认识文件 things.csv'],
  ['broken JSON', 'company.json', '{', '不是有效的 JSON'],
  ['JSON of another shape', 'company.json', '{"cats":[]}', '不是有效的 JSON'],
  ['half a character', 'company.json', '{"rooms":[{"name":"\\ud83d"}]}', 'rooms.0.name 含有无法保存的字符'],
  ['a NUL', 'company.json', '{"rooms":[{"name":"a\\u0000"}]}', 'rooms.0.name 含有无法保存的字符'],
])('%s is refused in a sentence', async (_title, name, content, sentence) => {
  const file = await write(name, content);
  await expect(readFiles([file])).rejects.toThrow(AdminError);
  await expect(readFiles([file])).rejects.toThrow(sentence);
});

test('a missing file, an empty folder and two files of one sheet are refused', async () => {
  await expect(readFiles([path.join(folder, 'gone')])).rejects.toThrow('没有文件或文件夹');
  await expect(readFiles([folder])).rejects.toThrow('没有可导入的文件');
  await write('rooms.csv', '编号\n');
  await write('会议室.csv', '编号\n');
  await expect(readFiles([folder])).rejects.toThrow('会议室有两个文件');
});

test('a million lines are read as far as a sheet may have rows', async () => {
  const [sheet] = await readFiles([await write('staff.csv', `编号,姓名\n${'1,a\n'.repeat(1_000_000)}`)]);
  expect(sheet?.broken?.text).toContain('超过 100,000 行');
});

test('a quote without its end says where', async () => {
  const [sheet] = await readFiles([await write('areas.csv', '编号,名称\nA1,上海\nA2,"北京\n')]);
  expect(sheet?.broken).toEqual({ line: 3, text: '引号不成对，或单元格过长' });
});
