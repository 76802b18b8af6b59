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

/** Also after a semicolon, which some systems separate cells by, and in full width, which East Asian spreadsheets read alike. */
const formulas = /(?<=^|;)(?=[=+\-@＝＋－＠\t\r])/g;
const inert = (cell: string) => cell.replace(formulas, "'");

const csvLine = (cells: readonly string[]): string => stringify([cells.map(inert)], { eof: false });
