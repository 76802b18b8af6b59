import { z } from 'zod';
import { idSchema } from './common';
import type { EndpointTable } from './endpoint';

/** The stream's own words for its `event:` lines (HTML Standard, "Server-sent events"). */
export const changeEvents = {
  /** `data` is a {@link liveChangeSchema}; `id` is its version. */
  change: 'change',
  /** Something may have been missed (`Last-Event-ID` too old or unknown): read everything anew. `data` is `{}`. */
  reset: 'reset',
  /** `data` is a {@link roomHoldSchema}; without an `id`, for it is no change and moves no cursor. */
  hold: 'hold',
} as const;

/**
 * One change of the caller's company, as open pages hear of it (UX-02). It names what to read again and holds no content,
 * so that the stream reveals nothing that a read would refuse.
 *
 * A stream opens with a change without ids, and repeats one every few minutes: its version is the cursor to resume from when
 * nothing else has come.
 *
 * `room`: rooms whose bookings changed · `meeting`: meetings that changed in anything · `staff`: the caller alone, whose own
 * schedule, invitations or approvals changed · `contact`: the caller's contacts or labels changed, by person or label ·
 * `config`: the caller's personal configuration changed · `notice`: the caller's list of notices changed · `device`: rooms whose
 * devices or their states changed.
 */
export const liveChangeSchema = z
  .object({
    kind: z.enum(['room', 'meeting', 'staff', 'contact', 'config', 'notice', 'device']),
    ids: z.array(idSchema),
    /** Place in the order of changes; opaque to clients. */
    version: z.string(),
  })
  .meta({ id: 'LiveChange' });
export type LiveChange = z.infer<typeof liveChangeSchema>;

export const changeEndpoints = {
  'GET /api-meeting/api/user/changes': {
    summary: 'Live changes as server-sent events, resumable by Last-Event-ID',
    response: 'event-stream',
  },
} satisfies EndpointTable;
