import path from 'node:path';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { setupLimits } from '@/lib/domain/limits/operator/setup-limits';
import { setupText } from '@/lib/text/zh-cn/setup';
import type { SheetName } from '../sheets/sheet';
import { decodeFile } from './decode-file';
import type { RawRow, RawSheet } from './raw-sheet';

type Parsed = { record: string[]; info: { lines: number } };

/** The rows of a CSV file with the lines that they begin on; it is read no further than a sheet may have rows. */
export async function readCsv(sheet: SheetName, file: string): Promise<RawSheet> {
  const name = path.basename(file);
  const rows: RawRow[] = [];
  const text = Readable.from(await decodeFile(file));
  const parser = parse({
    info: true,
    bom: true,
    trim: true,
    relaxColumnCount: true,
    maxRecordSize: setupLimits.recordLength,
  });
  text.on('error', (error) => parser.destroy(error));
  // The parser counts the line that a record ends on.
  let line = 1;
  let broken: RawSheet['broken'];
  try {
    for await (const { record, info } of text.pipe(parser) as AsyncIterable<Parsed>) {
      if (rows.length > setupLimits.rows) {
        broken = { line, text: setupText.tooManyRows };
        break;
      }
      rows.push({ line, cells: record });
      line = info.lines + 1;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    broken = { line, text: setupText.brokenCsv };
  } finally {
    text.destroy();
  }
  const [header, ...body] = rows;
  const filled = body.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return {
    ...{ sheet, file: name, headers: header?.cells ?? [], headerLine: header?.line ?? 1, rows: filled },
    ...(broken && { broken }),
  };
}
