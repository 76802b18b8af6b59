import { html } from 'hono/html';

/** A piece of a track as text: what is put into the template is escaped, unless it is such a piece itself (ADR 29). */
export type Markup = ReturnType<typeof html>;

/** Not called `html`, which Prettier would break into lines: each space would be sent hundreds of times. */
export const markup = html;
