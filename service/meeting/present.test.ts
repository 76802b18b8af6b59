import { aMeeting, meetingDesk, testNow } from '../testing';

const { store, me, colleague, colleagueOf, myRoom, detail } = meetingDesk();

const own = () => ({ company_id: me.companyId });

/** A public meeting with something in every part of it. */
async function withEveryPart() {
  const [room, guest] = [await myRoom({ name: '望江' }), await colleagueOf(me, { real_name: '陈一' })];
  const meeting = await aMeeting(store.db, {
    ...own(),
    creator_id: me.id,
    roomIds: [room.id],
    members: [{ staffId: guest.id }],
  });
  const row = { ...own(), meeting_id: meeting.id };
  const created = { created_at: new Date(testNow) };
  await store.db
    .insertInto('room_device')
    .values([
      { ...own(), id: meeting.id, room_id: room.id, name: '投影', status: 1 },
      { ...own(), id: room.id, room_id: room.id, name: 'A屏', status: 2 },
    ])
    .execute();
  const content = { ...own(), sha256: Buffer.alloc(32, meeting.id), size: 5_000_000_000 };
  await store.db.insertInto('file_content').values(content).execute();
  const file = { file_key: 'key-1', file_name: '议程.pdf', content_type: 'application/pdf' };
  await store.db
    .insertInto('uploaded_file')
    .values({ ...content, ...file, ...created, owner_id: me.id })
    .execute();
  await store.db
    .insertInto('meeting_file')
    .values({
      ...row,
      ...created,
      ...file,
      id: meeting.id,
      size: content.size,
      created_by: me.id,
      position: 1,
    })
    .execute();
  await store.db
    .insertInto('meeting_allocation')
    .values({ ...row, meeting_type: 'TENCENT', status: 'pending', url: 'https://meeting.example/1' })
    .execute();
  await store.db
    .insertInto('change_log')
    .values({ ...row, ...created, id: meeting.id, kind: 'created', data: JSON.stringify({ from: 1 }) })
    .execute();
  return { meeting, room, guest };
}

test('[MEET-01] the details answer every part, as the contract writes it', async () => {
  const { meeting, room, guest } = await withEveryPart();
  const details = await detail(meeting.id, guest);
  expect(details).toMatchObject({
    inviteState: 0,
    members: [
      { user: { staffId: me.id }, relation: 'organizer', state: 2 },
      { user: { staffId: guest.id, realName: '陈一' }, relation: 'attendee', state: 0 },
    ],
    roomOrderList: [{ roomId: room.id, roomName: '望江' }],
    meetingFolderViews: [
      { fileKey: 'key-1', fileName: '议程.pdf', size: 5_000_000_000, createdDate: testNow },
    ],
    thirdPartyMeetingViewList: [{ status: 'pending' }],
    changeLogs: [{ kind: 'created', actorName: '系统', createTime: testNow, data: { from: 1 } }],
  });
  expect(details.meetingAllocationViews).toEqual([{ meetingTypes: 'TENCENT' }]);
  expect(details.iotMessage.map((device) => device.deviceName).sort()).toEqual(['A屏', '投影']);
});

test('[S46] an outsider gets the open parts of a public meeting and none of the others', async () => {
  const { meeting, room } = await withEveryPart();
  const details = await detail(meeting.id, colleague);
  expect(details).toMatchObject({
    members: [{}, {}],
    roomOrderList: [{ roomId: room.id }],
    iotMessage: [{}, {}],
    changeLogs: [],
    meetingFolderViews: [],
    meetingAllocationViews: [],
    thirdPartyMeetingViewList: [],
  });
  expect(details).not.toHaveProperty('inviteState');
  expect(details).not.toHaveProperty('meetingAuditRecordView');
});
