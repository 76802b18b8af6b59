import type { aRoom } from './builders/a-room';

/** Settings of a room where people sign in, and which is released ten minutes after the start. */
export const releasedRoom: Parameters<typeof aRoom>[1] = {
  sign_in_required: true,
  release_after_minutes: 10,
};
