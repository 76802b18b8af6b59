import type { RequestOf } from '@/lib/contract';
import { errorCodes } from '@/lib/domain/error-codes';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { at, draft, forRoom, meetingDesk, meetingKeys } from '../../testing';

// PGlite has one session: there these show that the outcomes are right one after the other, on PostgreSQL that they are right at once.
const rounds = 10;
const restoreKey = 'POST /api-meeting/api/user/v2/meetings/{id}/versions/{version}/actions/restore';
const inviteKey = 'POST /api-meeting/api/user/meetings/{id}/members';

const { me, colleague, as, colleagueOf, myRoom, book, detail, rowsOf } = meetingDesk();

const update = (id: string, body: RequestOf<typeof meetingKeys.update>['body']) =>
  as(me)(meetingKeys.update, { params: { id }, body });
const codesOf = async (...calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls))
    .map((result) => (result.status === 'fulfilled' ? 0 : (result.reason as { code: number }).code))
    .sort((one, other) => one - other);

test('[R32] [R04] of two edits of one version, raced, one is answered with both', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { _id: id } = await book(draft());
    const codes = await codesOf(
      update(id, { subject: '甲', version: 1 }),
      update(id, { content: '议题', version: 1 }),
    );
    expect(codes).toEqual([0, 409000]);
    expect((await detail(id)).version).toBe(2);
  }
});

test('[R08] [BOOK-08] a version put back and a booking of its slot, raced, leave one of them in it', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const room = await myRoom();
    const { _id: id } = await book(forRoom(room));
    await update(id, { beginTime: at('16:00'), endTime: at('16:45') });
    const restored = as(me)(restoreKey, { params: { id, version: 1 } });
    expect(await codesOf(restored, book(forRoom(room), colleague))).toEqual([0, errorCodes.roomConflict]);
    const standing = (await rowsOf('room_order')).filter(
      (row) => 'room_id' in row && row.room_id === room.id && row.state === 'confirmed',
    );
    expect(standing.filter((row) => 'begins_at' in row && row.begins_at === at('14:15'))).toHaveLength(1);
  }
});

test('[R10] an edit that brings the same people and a booking beside it, raced, are never back to back', async () => {
  const members = [{ staffId: colleague.id }];
  for (let round = 0; round < rounds; round += 1) {
    const room = await myRoom({ is_offline: true });
    const { _id: id } = await book(forRoom(room));
    const beside = { beginTime: at('15:00'), endTime: at('15:45'), members };
    expect(await codesOf(update(id, { members }), book(forRoom(room, beside)))).toEqual([
      0,
      errorCodes.backToBack,
    ]);
  }
});

test('[R32] an edit of the members and an invitation, raced, lose nobody', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { _id: id } = await book(draft());
    const other = await colleagueOf(me);
    const [edit, invitation] = await Promise.allSettled([
      update(id, { members: [{ staffId: other.id }], version: 1 }),
      as(me)(inviteKey, { params: { id }, body: { ids: [colleague.id] } }),
    ]);
    expect(invitation.status).toBe('fulfilled');
    const invited = [colleague.id, ...(edit.status === 'fulfilled' ? [other.id] : [])];
    const members = (await detail(id)).members.filter(({ state }) => state === inviteStates.toConfirm);
    expect(members.map(({ user }) => user.staffId).sort()).toEqual(invited.sort());
  }
});
