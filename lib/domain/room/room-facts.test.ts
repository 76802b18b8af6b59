import { roomFacts, type RoomOnTheWire } from './room-facts';
import { shutRoom } from '../booking/room-rules';

const room: RoomOnTheWire = {
  id: 'wangjiang',
  name: '望江',
  status: 'AVAILABLE',
  offline: false,
  openFromMinute: 540,
  openToMinute: 1_080,
  audit: { required: true, auditors: [{ id: 'chen' }] },
  can: { book: true },
};

describe('[ROOM-06] a room of the contract as the rules see it', () => {
  it('carries permission, hours, availability and audit configuration', () => {
    expect(roomFacts(room)).toEqual({
      roomId: 'wangjiang',
      name: '望江',
      status: 'AVAILABLE',
      kind: 'online',
      bookable: true,
      openMinutes: [540, 1_080],
      openWeekdays: undefined,
      approval: { required: true, auditorIds: ['chen'] },
    });
  });

  it.each([
    ['no permission', { can: { book: false } }, 400416015],
    ['out of order', { status: 'OUT_OF_ORDER' as const, can: { book: false } }, 400416023],
    ['[ROOM-04] of the chat app', { appId: 'wecom', can: { book: false } }, 400416023],
    ['approver missing', { audit: { required: true, auditors: [] }, can: { book: false } }, 400405018],
    ['offline', { offline: true }, undefined],
  ])('%s', (_, rest, code) => {
    expect(shutRoom(roomFacts({ ...room, ...rest }))?.code).toBe(code);
  });
});
