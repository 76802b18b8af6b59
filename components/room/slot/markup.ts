import { html } from 'hono/html';

/** A piece of a track as text: what is put into the template is escaped, unless it is such a piece itself (ADR 29). */
export type Markup = ReturnType<typeof html>;

/**
 * Values that people write stand between quotes, which escaping takes for granted; our own numbers and names need none.
 *
 * Not called `html`, which Prettier would break into lines: each space would be sent hundreds of times.
 */
export const markup = html;
