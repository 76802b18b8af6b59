import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { redirect } from 'next/navigation';
import { pagePatterns } from '@/lib/domain/analytics/page-pattern';
import { aliasOf } from './(alias)/alias-of';

jest.mock('next/navigation', () => ({ redirect: jest.fn() }));

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|\/)page\.tsx$/.test(file),
);
/** Groups and slots are no part of an address. */
const routeOf = (file: string) =>
  join('/', file.replace(/(\([^)]+\)|@\w+)\//g, '').replace(/\/?page\.tsx$/, ''));
const routes = [...new Set(files.map(routeOf))].sort();

describe('the URL map', () => {
  it('[NAV-02] has every route of section 2, and what was decided beside them', () => {
    expect(routes).toEqual(
      [
        ...['/', '/login', '/transfer', '/forgot-password', '/switch', '/none', '/WorkWeChatLogin'],
        ...['/schedule', '/meeting_days', '/details/[meetingNo]', '/rooms', '/room-detail/[id]', '/contact'],
        ...['/order-meeting', '/edit/[meetingId]', '/invited/[id]', '/early-end/[id]', '/help'],
        ...['/approval-center', '/initiated-approval-detail/[id]', '/received-approval-detail/[id]'],
        ...['/booking', '/teamwork', '/co-contact', '/no-company', '/share/[shareId]', '/agreement/[kind]'],
        ...['/qr/[codeId]', '/bind-wechat', '/dev/outbox', '/door/[roomId]', '/unsubscribe/[token]'],
        ...['/notices', '/settings'],
      ].sort(),
    );
  });

  it('[CFG-03] views are counted of every page of the shell', () => {
    const shell = files.filter((file) => file.startsWith('(shell)/')).map(routeOf);
    const patterns = [...new Set(shell)].map((route) => route.replaceAll('[', '{').replaceAll(']', '}'));
    expect(pagePatterns).toEqual(patterns.sort());
  });

  it('[NAV-02] old addresses keep their query', async () => {
    const query = { roomId: '7', label: ['a', 'b'], empty: undefined };
    await aliasOf('/order-meeting')({ searchParams: Promise.resolve(query) });
    expect(redirect).toHaveBeenCalledWith('/order-meeting?roomId=7&label=a&label=b');
    await aliasOf('/none')({ searchParams: Promise.resolve({}) });
    expect(redirect).toHaveBeenLastCalledWith('/none');
  });
});
