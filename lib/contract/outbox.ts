import { z } from 'zod';
import { instantSchema } from './common';

/** What would have left the building, were this not the demo. */
export const outgoingMessageSchema = z.object({
  id: z.string(),
  channel: z.enum(['sms', 'mail', 'chat']),
  /** A number or an address. */
  to: z.string(),
  text: z.string(),
  /** The code in the text, for whoever need not read it. */
  code: z.string().optional(),
  time: instantSchema,
});
export type OutgoingMessage = z.infer<typeof outgoingMessageSchema>;

/** Where our own service tells it to the BFF of its process, beside the endpoint table: no foreign service has one. The newest first. */
export const outboxPath = '/dev/outbox';
export const outboxSchema = z.array(outgoingMessageSchema);
