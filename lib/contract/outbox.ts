import { z } from 'zod';
import { instantSchema } from './common';

/** A message that the demo stores instead of sending it. */
export const outgoingMessageSchema = z.object({
  id: z.string(),
  channel: z.enum(['sms', 'mail', 'chat']),
  /** A number or an address. */
  to: z.string(),
  text: z.string(),
  /** Mail alone has the two; a calendar file comes with some. */
  subject: z.string().optional(),
  calendar: z.string().optional(),
  /** The code in the text, for tools that do not read the text. */
  code: z.string().optional(),
  time: instantSchema,
});
export type OutgoingMessage = z.infer<typeof outgoingMessageSchema>;

/** The demo's outbox, newest first. Beside the endpoint table, because no foreign service has one. */
export const outboxPath = '/dev/outbox';
export const outboxSchema = z.array(outgoingMessageSchema);
