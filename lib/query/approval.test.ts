import type { Api } from '@/lib/client/api';
import { approvalRecord, approvalsSentByMe, approvalsSentToMe } from './approval';
import { isAffected } from './live/follows';
import { changedIds } from './live/recent-changes';

const api = (() => undefined) as unknown as Api;
const pages = {
  pages: [
    {
      list: [
        { id: 'a1', meetingId: 'm1', room: { id: 'r1' } },
        { id: 'a2', meetingId: 'm2' },
      ],
    },
  ],
};
const record = pages.pages[0]?.list[0];

const readings = {
  sentToMe: { ...approvalsSentToMe(api, 'pending'), data: pages },
  sentByMe: { ...approvalsSentByMe(api, 'pending'), data: pages },
  record: { ...approvalRecord(api, 'a1'), data: record },
};

test.each([
  ['a request of mine or sent to me', 'staff', 'me', ['sentToMe', 'sentByMe', 'record']],
  ['a booking in a room that is requested', 'room', 'r1', ['sentToMe', 'record']],
  ['a booking in another room', 'room', 'r9', []],
  ['the meeting of a request', 'meeting', 'm1', ['record']],
] as const)('[UX-02] %s is read again where it shows', (_, kind, id, names) => {
  const changed = changedIds([{ kind, ids: [id], version: 'v' }]);
  const affected = Object.entries(readings).flatMap(([name, { meta, data }]) =>
    isAffected({ meta, state: { data } as never }, changed) ? [name] : [],
  );
  expect(affected).toEqual(names);
});

test('[APR-01] the next page is asked for by the cursor of the one before, and the last has none', () => {
  const { getNextPageParam } = approvalsSentToMe(api, 'pending');
  const page = { total: 0, pageNo: 1, pageSize: 20, list: [] };
  expect(getNextPageParam({ ...page, nextCursor: 'c' }, [], '', [])).toBe('c');
  expect(getNextPageParam(page, [], '', [])).toBeUndefined();
});
