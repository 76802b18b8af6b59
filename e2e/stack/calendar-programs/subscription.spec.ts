import { expect } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Feed } from '@/lib/contract/feed';
import { calendarPrograms } from '../../calendar-programs';
import { logIn, organizer } from '../../fixtures/api-client';
import { book, roomNamed } from '../../fixtures/load/bookings';
import { subscribe } from '../../fixtures/processes/calendar-subscription';
import { test } from '../../fixtures/processes/stack-test';

const feeds = '/api-meeting/api/user/feeds';
const day = '2026-12-03';
const at = (clockTime: string) => Date.parse(`${day}T${clockTime}:00+08:00`);

test(
  '[BEY-11] [S47] a calendar program follows a feed: what is booked, moved, cancelled, and no longer what it was',
  { tag: '@long' },
  async ({ start }, testInfo) => {
    const programs = calendarPrograms();
    if (!programs) return testInfo.skip(true, 'there are no khal and vdirsyncer here');
    const { origin } = await start();
    const client = await logIn(origin, organizer);
    const roomId = await roomNamed(client, '望江');
    const { body: feed } = await client.call<Feed>('PUT', feeds, { body: {} });
    const folder = mkdtempSync(path.join(tmpdir(), 'calendar-'));
    const address = `${origin}/bff/feeds/${feed.feedId}/${feed.accessKey}.ics`;
    const calendar = await subscribe(programs, folder, address);

    const draft = { roomBookingForms: [{ roomId }], beginTime: at('10:00'), endTime: at('11:00') };
    const { body: open } = await book(client, { ...draft, subject: '评审，第二轮；含附件' });
    await book(client, {
      ...{ subject: '薪资', scope: 1, roomBookingForms: [{ roomId }] },
      ...{ beginTime: at('14:00'), endTime: at('14:30') },
    });
    await calendar.fetch();
    const taken: unknown = expect.stringMatching(/^14:00-14:30 忙碌 @ /);
    expect(await calendar.eventsOn(day)).toEqual(['10:00-11:00 评审，第二轮；含附件 @ 望江', taken]);

    const moved = { beginTime: at('16:15'), endTime: at('17:00') };
    await client.call('PUT', `/api-meeting/api/user/v2/meetings/${open._id}/actions/update`, { body: moved });
    await calendar.fetch();
    expect(await calendar.eventsOn(day)).toEqual([taken, '16:15-17:00 评审，第二轮；含附件 @ 望江']);

    await client.call('PUT', `/api-meeting/api/user/meetings/${open._id}/state/cancel`);
    await calendar.fetch();
    expect(await calendar.eventsOn(day)).toEqual([taken]);

    await client.call('PUT', feeds, { body: { rotate: true } });
    await expect(calendar.fetch()).rejects.toMatchObject({ stderr: expect.stringContaining('Not Found') });
    rmSync(folder, { recursive: true, force: true });
  },
);
