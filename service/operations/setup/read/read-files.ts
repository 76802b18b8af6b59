import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setupText } from '@/lib/text/zh-cn/setup';
import { AdminError } from '../../admin/admin-error';
import { type SheetName, sheetNames } from '../sheets/sheet';
import type { RawSheet } from './raw-sheet';
import { readCsv } from './read-csv';
import { readJson } from './read-json';

const { titles } = setupText;

/** A file is named after its sheet, in either language. */
const sheetOf = (file: string): SheetName | undefined => {
  const { name, ext } = path.parse(file);
  if (ext.toLowerCase() !== '.csv') return undefined;
  return sheetNames.find((sheet) => sheet === name.toLowerCase() || titles[sheet] === name);
};

const isJson = (file: string) => path.extname(file).toLowerCase() === '.json';
const knownNames = sheetNames.map((sheet) => `${sheet}（${titles[sheet]}）`);

/**
 * The sheets of files and folders that an operator names.
 *
 * @throws AdminError where a file cannot be read as a sheet
 */
export async function readFiles(paths: readonly string[]): Promise<RawSheet[]> {
  const files = (await Promise.all(paths.map(filesAt))).flat();
  const sheets: RawSheet[] = [];
  for (const file of files) {
    const sheet = sheetOf(file);
    if (sheet === undefined && !isJson(file))
      throw new AdminError(setupText.unknownFile(path.basename(file), knownNames));
    sheets.push(...(sheet === undefined ? await readJson(file) : [await readCsv(sheet, file)]));
  }
  const names = sheets.map(({ sheet }) => sheet);
  const twice = names.find((sheet, index) => names.indexOf(sheet) !== index);
  if (twice !== undefined) throw new AdminError(setupText.twice(titles[twice]));
  return sheets;
}

/** A file itself; of a folder the files that are sheets, whatever else lies there. */
async function filesAt(place: string): Promise<string[]> {
  const entry = await stat(place).catch(() => undefined);
  if (entry === undefined) throw new AdminError(setupText.noFile(place));
  if (!entry.isDirectory()) return [place];
  const files = (await readdir(place)).filter((file) => sheetOf(file) !== undefined || isJson(file)).sort();
  if (files.length === 0) throw new AdminError(setupText.noSheets(place, knownNames));
  return files.map((file) => path.join(place, file));
}
