import { json } from '@/test/bff/fake-service';
import { testGateway } from '@/test/bff/test-gateway';
import { showFeed } from './show-feed';

const row = 'GET /api-meeting/api/feeds/feed-1';
const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

/** A calendar program: no cookie, no header of ours. */
const program = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://meet.example.com/bff/feeds/${path}`, { headers });

test('[BEY-11] a program without a session reads the feed behind its address', async () => {
  const { send, service } = testGateway({ [row]: json({ etag: 'tag', calendar }) });
  const answer = await send(program('feed-1/MARK-key.ics'), showFeed);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(calendar);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    etag: '"tag"',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'content-disposition': 'attachment; filename="calendar.ics"',
  });
  expect(service.recorded[0]?.headers).toMatchObject({ 'x-feed-key': 'MARK-key' });
  expect(service.recorded[0]?.headers).not.toHaveProperty('authorization');
});

test.each(['"tag"', 'W/"tag"', '"tag", "other"'])(
  '[BEY-11] its own copy %s is good still',
  async (header) => {
    const { send, service } = testGateway({ [row]: json({ etag: 'tag' }) });
    const answer = await send(program('feed-1/key.ics', { 'if-none-match': header }), showFeed);
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', '"tag"']);
    expect(service.recorded[0]?.path).toContain('etag=tag');
  },
);

test.each([
  'feed-1/key',
  'feed-1/.ics',
  'feed-1/a%2Fb.ics',
  'feed-1%2F..%2Fx/key.ics',
  `feed-1/${'k'.repeat(65)}.ics`,
])('[S47] %s is no address of a feed, and the service is not asked', async (path) => {
  const { send, service } = testGateway();
  expect((await send(program(path), showFeed)).status).toBe(404);
  expect(service.recorded).toEqual([]);
});
