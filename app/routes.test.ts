import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { redirect } from 'next/navigation';
import { aliasOf } from './(alias)/alias-of';

jest.mock('next/navigation', () => ({ redirect: jest.fn() }));

const routes = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => join('/', file.replace(/\([^)]+\)\//g, '').replace(/\/?page\.tsx$/, '')))
  .sort();

describe('the URL map', () => {
  it('[NAV-02] has every route of section 2, and what was decided beside them', () => {
    expect(routes).toEqual(
      [
        ...['/', '/login', '/transfer', '/forgot-password', '/switch', '/none', '/WorkWeChatLogin'],
        ...['/schedule', '/meeting_days', '/details/[meetingNo]', '/rooms', '/room-detail/[id]', '/contact'],
        ...['/order-meeting', '/edit/[meetingId]', '/invited/[id]', '/early-end/[id]', '/help'],
        ...['/approval-center', '/initiated-approval-detail/[id]', '/received-approval-detail/[id]'],
        ...['/booking', '/teamwork', '/co-contact', '/no-company', '/share/[shareId]', '/agreement/[kind]'],
        ...['/qr/[codeId]', '/bind-wechat', '/dev/outbox'],
      ].sort(),
    );
  });

  it('[NAV-02] old addresses keep their query', async () => {
    const query = { roomId: '7', label: ['a', 'b'], empty: undefined };
    await aliasOf('/order-meeting')({ searchParams: Promise.resolve(query) });
    expect(redirect).toHaveBeenCalledWith('/order-meeting?roomId=7&label=a&label=b');
    await aliasOf('/none')({ searchParams: Promise.resolve({}) });
    expect(redirect).toHaveBeenLastCalledWith('/none');
  });
});
