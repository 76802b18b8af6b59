import type { noticeEndpoints } from '@/lib/contract/notice';
import { runCommand } from '../kernel/commands/run-command';
import type { Handlers } from '../kernel/handlers';
import { pageCursor, readPageCursor } from '../kernel/page-cursor';
import { outsideChannelsOf } from './channels/create-channels';
import { changeNoticeSettings } from './commands/change-notice-settings';
import { readAllNotices } from './commands/read-all-notices';
import { readNotice } from './commands/read-notice';
import { presentNotice } from './present';
import { getNoticePage } from './queries/notice-page';
import { getNoticeSettings } from './queries/notice-settings';
import { getUnreadNotices } from './queries/unread-notices';

export const noticeRoutes = {
  'GET /api-meeting/api/user/notices': async ({ deps, caller, query: { pageSize, cursor, unread } }) => {
    const list = `notices ${unread} ${caller.companyId} ${caller.staffId}`;
    const after = cursor ? readPageCursor(list, cursor) : undefined;
    const { rows, isLast } = await getNoticePage(deps.db, caller, {
      pageSize,
      isUnread: unread === '1',
      after,
    });
    const last = rows.at(-1);
    return {
      list: rows.map(presentNotice),
      ...(last && !isLast && { nextCursor: pageCursor(list, { at: last.sent_at, id: last.id, total: 0 }) }),
    };
  },

  'GET /api-meeting/api/user/notices/actions/unread-count': async ({ deps, caller }) => {
    const { count, reminders } = await getUnreadNotices(deps.db, caller, deps.clock.now());
    return { count, reminders: reminders.map(presentNotice) };
  },

  'POST /api-meeting/api/user/notices/{id}/actions/read': ({ deps, caller, params }) =>
    runCommand({ deps, caller }, readNotice, params),

  'POST /api-meeting/api/user/notices/actions/read-all': ({ deps, caller, body }) =>
    runCommand({ deps, caller }, readAllNotices, body),

  'GET /api-meeting/api/user/notice-settings': async ({ deps, caller }) => ({
    ...(await getNoticeSettings(deps.db, caller)),
    channels: ['app', ...outsideChannelsOf(deps.config)],
  }),

  'PUT /api-meeting/api/user/notice-settings': async ({ deps, caller, body: settings }) => ({
    ...(await runCommand({ deps, caller }, changeNoticeSettings, { settings })),
    channels: ['app', ...outsideChannelsOf(deps.config)],
  }),
} satisfies Handlers<typeof noticeEndpoints>;
