import { randomUUID } from 'node:crypto';
import type { FileReference } from '@/lib/contract/file';
import type { ApiClient } from '../../fixtures/api-client';
import { freeSlot } from '../../fixtures/load/bookings';

const meetings = '/api-meeting/api/user/v2/meetings/actions/schedule';
const series = '/api-meeting/api/user/v2/repeat-meetings/actions/schedule';
const upload = '/api-meeting/api/file/upload';

/** Books a series, and a later meeting with a file: not every company of the demo has them. */
export async function bookOwnMeetings(origin: string, client: ApiClient): Promise<void> {
  const files = [await uploadFile(origin, client)];
  const draft = { address: '会客区', roomBookingForms: [], members: [] };
  await booked(client, series, {
    ...draft,
    ...freeSlot(0),
    subject: '每日的会',
    recurrence: 'FREQ=DAILY;COUNT=2',
  });
  await booked(client, meetings, { ...draft, ...freeSlot(64), subject: '有文件的会', files });
}

async function booked(client: ApiClient, path: string, body: object): Promise<void> {
  const headers = { 'Idempotency-Key': randomUUID() };
  const answer = await client.call('POST', path, { body, headers });
  if (answer.status !== 200)
    throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
}

async function uploadFile(origin: string, { jar }: ApiClient): Promise<FileReference> {
  const body = new FormData();
  body.append('file', new Blob(['议程'], { type: 'text/plain' }), '议程.txt');
  const headers = { 'X-CSRF': '1', Origin: origin, ...jar.header() };
  const response = await fetch(`${origin}/bff${upload}`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The upload was answered with ${response.status}`);
  return (await response.json()) as FileReference;
}
