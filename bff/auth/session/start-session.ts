import { randomUUID } from 'node:crypto';
import type { Incoming } from '@/bff/http/incoming';
import { logAuthEvent } from '@/bff/session/auth-event';
import { endSession } from '@/bff/session/ended-sessions';
import { chosenStaff, type Session } from '@/bff/session/identity';
import { writeSession } from '@/bff/session/write-session';
import { createServerApi } from '@/bff/upstream/server-api';
import type { Api } from '@/lib/client/api';
import type { LoginOutcome } from '@/lib/client/session-calls';
import type { LoginResult, UserInfo } from '@/lib/contract/auth';
import type { Staff } from '@/lib/contract/staff';
import { limits } from '@/lib/domain/limits/limits';
import type { NextPage } from '@/lib/web/page-after-login';
import { asksBinding } from '../wechat/pending-binding';
import { revokeToken } from './revoke-token';

const maxAvatarLength = 256;

type Started = { outcome: LoginOutcome; cookie: string };

/** Turns a token that the service just gave out into a sealed session; every way in ends here. */
export async function startSession(
  login: LoginResult,
  incoming: Incoming,
  { sso }: Pick<Session, 'sso'> = {},
): Promise<Started> {
  const { reading } = incoming;
  const fresh: Session = {
    // A new id at each log-in: whoever planted the old one is left with nothing (S07).
    id: randomUUID(),
    token: login.access_token,
    userId: login.userId,
    realName: '',
    expiresAt: login.expireTime,
    sso,
  };
  try {
    const started = await openSession(fresh, incoming);
    if (await asksBinding(incoming)) started.outcome.asksBinding = true;
    if (login.registered) started.outcome.registered = true;
    logAuthEvent('logged in', incoming, { userId: fresh.userId });
    if (reading.kind === 'session') replace(reading.session, fresh, incoming);
    return started;
  } catch (error) {
    // Nobody will ever hold this token; who waits for the answer need not wait for its end.
    void revokeToken(fresh, incoming);
    throw error;
  }
}

/** S07: a copy of the old cookie is dead here at once, and in every other process as soon as its token is. */
function replace(old: Session, fresh: Session, incoming: Incoming): void {
  endSession(old, incoming.gateway.clock.now());
  if (old.token !== fresh.token) void revokeToken(old, incoming);
}

async function openSession(fresh: Session, incoming: Incoming): Promise<Started> {
  const { gateway } = incoming;
  const api = createServerApi({ ...incoming, session: fresh }, gateway);
  const [user, staffs] = await Promise.all([
    api('GET /api-auth/api/client/auth/userinfo', { query: {} }),
    api('GET /api-meeting/api/user/staffs', { query: { deletedType: limits.companyDeletedTypeDefault } }),
  ]);
  const staff = await pickStaff(staffs, api);
  const session: Session = { ...fresh, ...accountOf(user), staff: staff && chosenStaff(staff) };
  const cookie = await writeSession(session, gateway);
  const next = nextPage(staffs, staff);
  return { outcome: { userId: user.userId, expireTime: session.expiresAt, staffs, next }, cookie };
}

/** The picture is worth its address in the cookie, not the log-in: some services put the whole image there. */
const accountOf = ({ userId, realName, avatar = '' }: UserInfo) => ({
  userId,
  realName,
  ...(avatar !== '' && avatar.length <= maxAvatarLength && { avatar }),
});

/** One identity chooses itself; of several, the one that was set for the next log-in. */
async function pickStaff(staffs: readonly Staff[], api: Api): Promise<Staff | undefined> {
  if (staffs.length <= 1) return staffs[0];
  // Not knowing the earlier choice costs one click on /switch, not the log-in.
  const { staffId } = await api('GET /api-meeting/api/user/userSetting/getStaff').catch(() => ({
    staffId: undefined,
  }));
  return staffs.find((staff) => staff.staffId === staffId);
}

/** SESS-03. */
function nextPage(staffs: readonly Staff[], chosen: Staff | undefined): NextPage {
  if (chosen) return '/schedule';
  return staffs.length > 0 ? '/switch' : '/none';
}
