import type { doorEndpoints } from '@/lib/contract/door';
import { errorCodes } from '@/lib/domain/error-codes';
import { scopes } from '@/lib/domain/meeting/meeting-values';
import { nextSlot } from '@/lib/domain/booking/booking-window';
import { serviceText } from '@/lib/text/zh-cn/service';
import { dayOf, endOfDay } from '@/lib/time/day';
import { msPerMinute } from '@/lib/time/instant';
import { bookMeeting } from '../booking/commands/book-meeting';
import type { DoorCaller } from '../kernel/caller';
import { runCommand } from '../kernel/commands/run-command';
import type { Deps } from '../kernel/deps';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import type { Handlers } from '../kernel/handlers';
import { sensitiveWordsOf } from '../company/sensitive-words';
import { bucketOf } from '../kernel/rate-limit/buckets';
import { limitFailures } from '../kernel/rate-limit/limit-failures';
import { getRoom, type RoomRow } from '../room/queries/rooms';
import { endAtDoor } from './commands/end-at-door';
import { pairScreen } from './commands/pair-screen';
import { rotateSignCode } from './commands/rotate-sign-code';
import { signAtDoor } from './commands/sign-at-door';
import { unpairScreen } from './commands/unpair-screens';
import { presentDoorRoom } from './present';
import { getDoorOrders } from './queries/door-orders';

async function requireOwnRoom(deps: Deps, caller: DoorCaller): Promise<RoomRow> {
  const room = await getRoom(deps.db, caller, caller.roomId);
  if (room === undefined) throw new ServiceError(httpCodes.notFound, { message: serviceText.roomMissing });
  return room;
}

/** The request of a person who gives no more than a length. */
function bookingFrom(now: number, { roomId, minutes }: { roomId: string; minutes: number }) {
  const beginTime = nextSlot(now);
  return {
    subject: serviceText.doorMeeting,
    beginTime,
    endTime: beginTime + minutes * msPerMinute,
    roomBookingForms: [{ roomId }],
    members: [],
    scope: scopes.public,
    noticeLabels: [],
    serviceIds: [],
    guests: [],
    files: [],
    online: false,
  };
}

export const doorRoutes = {
  'POST /api-meeting/api/door/actions/pair': ({ deps, body, client }) =>
    pairScreen(deps, { ...body, client }),

  'POST /api-meeting/api/door/actions/unpair': async ({ deps, caller }) => {
    await unpairScreen(deps.db, caller.tokenHash);
  },

  'GET /api-meeting/api/door/room': async ({ deps, caller }) => {
    const now = deps.clock.now();
    const room = await requireOwnRoom(deps, caller);
    const until = endOfDay(dayOf(now, caller.timeZone), caller.timeZone);
    const orders = await getDoorOrders(deps.db, caller, { now, until });
    return presentDoorRoom({ room, orders }, { caller, now });
  },

  'POST /api-meeting/api/door/actions/book': async ({ deps, caller, body, once }) => {
    const { roomId } = caller;
    const room = await requireOwnRoom(deps, caller);
    if (room.needs_approval) throw new ServiceError(errorCodes.roomNeedsApproval);
    const sensitiveWords = sensitiveWordsOf(deps, caller);
    const request = bookingFrom(deps.clock.now(), { roomId, minutes: body.minutes });
    const { _id: meetingId } = await once((requestKey) =>
      bookMeeting({ deps, caller, requestKey }, { request, sensitiveWords }),
    );
    return { meetingId };
  },

  'POST /api-meeting/api/door/actions/sign': ({ deps, caller, body }) => {
    const buckets = [bucketOf('doorSignsPerScreen', caller.accountId)];
    return limitFailures(deps, { buckets }, () => runCommand({ deps, caller }, signAtDoor, body));
  },

  'POST /api-meeting/api/door/actions/end': ({ deps, caller, body }) =>
    runCommand({ deps, caller }, endAtDoor, body),

  'POST /api-meeting/api/door/actions/renew-sign-code': ({ deps, caller }) =>
    rotateSignCode(deps.db, { ...caller, now: deps.clock.now() }),
} satisfies Handlers<typeof doorEndpoints>;
