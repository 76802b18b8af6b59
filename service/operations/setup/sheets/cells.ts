import { setupLimits } from '@/lib/domain/limits/operator/setup-limits';
import { limits } from '@/lib/domain/limits/limits';
import { cellText } from '@/lib/text/zh-cn/setup-cells';
import { isDay } from '@/lib/time/day';
import { isTimeZone } from '@/lib/time/zone';
import type { Cell } from './cell';

const separator = /[、,，;；|\n]/;
/** The joiner of lists, as an export writes it. */
export const listJoiner = '、';
/** Spreadsheets take such a text for a formula: East Asian ones also in full width, and where semicolons separate cells after one. */
const formulaStart = /(^|;)[=+\-@＝＋－＠\t\r]/;
const control = /[\u0000-\u0008\u000b-\u001f\u007f]/;

/** A text of one line or more, which no spreadsheet would run. */
export const textCell = (maxLength: number = setupLimits.nameLength): Cell<string> => ({
  parse: (text) =>
    text.length > maxLength || formulaStart.test(text) || control.test(text) ? undefined : text,
  format: (value) => value,
  expected: cellText.text(maxLength),
});

/** The name that the company's other systems have for a thing. */
export const codeCell: Cell<string> = {
  parse: (text) =>
    text.length > setupLimits.codeLength ||
    separator.test(text) ||
    formulaStart.test(text) ||
    control.test(text)
      ? undefined
      : text,
  format: (value) => value,
  expected: cellText.code(setupLimits.codeLength),
};

/** Several of one kind, each once: in their order, or sorted where the order means nothing. */
export const listCell = (
  cell: Cell<string>,
  { isSet = false }: { isSet?: boolean } = {},
): Cell<readonly string[]> => ({
  parse(text) {
    const parts = text.split(separator).map((part) => part.trim());
    const values = parts.filter((part) => part !== '').map((part) => cell.parse(part));
    if (values.includes(undefined)) return undefined;
    const distinct = [...new Set(values.flatMap((value) => value ?? []))];
    return isSet ? distinct.sort() : distinct;
  },
  format: (values) => values.join(listJoiner),
  expected: cellText.list(cell.expected),
});

export const integerCell = (least: number, greatest: number): Cell<number> => ({
  parse(text) {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= greatest ? value : undefined;
  },
  format: String,
  expected: cellText.integer(least, greatest),
});

const yes = ['是', 'true', 'yes', 'y', '1'];
const no = ['否', 'false', 'no', 'n', '0'];

export const flagCell: Cell<boolean> = {
  parse(text) {
    const word = text.toLowerCase();
    if (yes.includes(word)) return true;
    return no.includes(word) ? false : undefined;
  },
  format: (value) => (value ? cellText.yes : cellText.no),
  expected: cellText.flag,
};

const mobilePattern = new RegExp(`^1\\d{${limits.mobileDigits - 1}}$`);

/** A mobile as people write it: with the country's code, spaces or dashes. */
export const mobileCell: Cell<string> = {
  parse(text) {
    const digits = text.replace(/[\s-]/g, '').replace(/^(\+|00)?86(?=1\d{10}$)/, '');
    return mobilePattern.test(digits) ? digits : undefined;
  },
  format: (value) => value,
  expected: cellText.mobile(limits.mobileDigits),
};

export const emailCell: Cell<string> = {
  parse: (text) =>
    text.length <= setupLimits.textLength &&
    /^[^\s@=+,;<>"][^\s@,;<>"]*@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(text)
      ? text
      : undefined,
  format: (value) => value,
  expected: cellText.email,
};

/** A day as people and spreadsheets write it. */
export const dayCell: Cell<string> = {
  parse(text) {
    const [, year = '', month = '', date = ''] =
      /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? [];
    const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    return isDay(day) ? day : undefined;
  },
  format: (value) => value,
  expected: cellText.day,
};

export const timeZoneCell: Cell<string> = {
  parse: (text) => (isTimeZone(text) ? text : undefined),
  format: (value) => value,
  expected: cellText.timeZone,
};

export const colourCell: Cell<string> = {
  parse: (text) => (/^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : undefined),
  format: (value) => value,
  expected: cellText.colour,
};
