import { stringify } from 'csv-stringify/sync';

const byteOrderMark = '\ufeff';

/**
 * Records as lines of a CSV file: with a byte order mark, or spreadsheets take Chinese for another encoding, and with an apostrophe
 * before what they would run as a formula.
 */
export async function* csvLines(
  headers: readonly string[],
  records: Iterable<readonly string[]> | AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(headers);
  for await (const record of records) yield csvLine(record);
}

const csvLine = (cells: readonly string[]): string =>
  stringify([[...cells]], { escape_formulas: true, eof: false });
