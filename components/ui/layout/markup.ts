import { escapeToBuffer } from 'hono/utils/html';

/** A piece of a row as text (ADR 29), made by `markup` alone. */
export class Markup {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }

  /** Hono's own `html` waits for promises and calls back: for the thousand pieces of a page that was a fifth of its rows. */
  static of(strings: TemplateStringsArray, ...values: MarkupValue[]): Markup {
    let text = strings[0] ?? '';
    for (let index = 0; index < values.length; index += 1) {
      // eslint-disable-next-line no-restricted-properties -- a constant of the build, so that what is served is without the check
      if (process.env.NODE_ENV !== 'production') mustBeQuoted(strings[index], values[index]);
      text += `${textOf(values[index])}${strings[index + 1]}`;
    }
    return new Markup(text);
  }
}

/** Without quotes an attribute ends at the first space, which escaping leaves as it is. Behind what is whole may stand another piece. */
function mustBeQuoted(before = '', value: MarkupValue) {
  const isPiece = value === undefined || value === false || value instanceof Markup;
  const isInAttribute = isPiece ? before.endsWith('=') : /=[^\s"<>]*$/.test(before);
  if (isInAttribute && !/^[\w.-]+$/.test(String(textOf(value))))
    throw new Error(`This value of an attribute needs quotes: ${before}${textOf(value)}`);
}

type MarkupValue = Markup | string | number | false | undefined | readonly MarkupValue[];

function textOf(value: MarkupValue): string | number {
  if (value === undefined || value === false) return '';
  if (typeof value === 'number') return value;
  if (value instanceof Markup) return value.toString();
  if (typeof value !== 'string') return value.map(textOf).join('');
  const escaped: [string] = [''];
  escapeToBuffer(value, escaped);
  return escaped[0];
}

/**
 * A template whose values are escaped, unless they are such a piece themselves. Values that people write stand between quotes,
 * which escaping takes for granted; our own numbers and names need none, which is checked everywhere but in production.
 *
 * Not called `html`, which Prettier would break into lines: each space would be sent hundreds of times.
 */
export const markup = Markup.of;
