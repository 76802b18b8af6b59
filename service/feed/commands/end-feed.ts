import { noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { personalFeedChange } from './personal-feed-change';

/** Ends the caller's feed of the own meetings or of a room; its address leads nowhere from now on. Twice is as once. */
export const endFeed: Command<{ roomId?: string | undefined }, void> = async (
  trx,
  { companyId, staffId },
  { roomId },
) => {
  let ending = trx.deleteFrom('feed').where('company_id', '=', companyId).where('owner_id', '=', staffId);
  ending = roomId === undefined ? ending.where('room_id', 'is', null) : ending.where('room_id', '=', roomId);
  const { numDeletedRows } = await ending.executeTakeFirstOrThrow();
  return { result: undefined, change: numDeletedRows > 0n ? personalFeedChange(staffId) : noChange };
};
