import { fetch } from 'undici';
import { z } from 'zod';
import { presenceLimits } from '@/lib/domain/limits/presence-limits';
import type { HttpOnlineMeetingSetting } from '@/lib/settings/online-meeting-setting';
import { readBeginning } from '../read-beginning';
import type { OnlineMeetingGateway } from './online-meeting-gateway';

/** The provider made no meeting; without any part of the request or the answer (S58). */
export class OnlineMeetingNotMadeError extends Error {
  override readonly name = 'OnlineMeetingNotMadeError';
}

/** People follow the link, so it is one of the web and nothing that a browser would run. */
const madeSchema = z.object({
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  password: z.string().min(1).max(64).optional(),
});

/**
 * A company's provider over HTTP. Not the global `fetch`, which Next replaces by one with a cache; a redirect is a refusal, because
 * the credentials go nowhere but to the address that was configured.
 */
export const httpOnlineMeetings = ({ url, headers }: HttpOnlineMeetingSetting): OnlineMeetingGateway => ({
  async create({ meetingId, ...request }) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': meetingId },
      body: JSON.stringify({ meetingId, ...request }),
      redirect: 'manual',
      signal: AbortSignal.timeout(presenceLimits.onlineCallMs),
    });
    const text = await readBeginning(answer.body);
    if (!answer.ok) throw new OnlineMeetingNotMadeError(`status ${answer.status}`);
    const made = madeSchema.safeParse(parsed(text));
    if (!made.success) throw new OnlineMeetingNotMadeError('not the expected answer');
    return made.data;
  },
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
