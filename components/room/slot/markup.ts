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
    for (let index = 0; index < values.length; index += 1)
      text += `${textOf(values[index])}${strings[index + 1]}`;
    return new Markup(text);
  }
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
 * which escaping takes for granted; our own numbers and names need none.
 *
 * Not called `html`, which Prettier would break into lines: each space would be sent hundreds of times.
 */
export const markup = Markup.of;
