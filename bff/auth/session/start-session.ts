import { randomUUID } from 'node:crypto';
import type { Incoming } from '@/bff/http/incoming';
import { logAuthEvent } from '@/bff/session/auth-event';
import { endSession } from '@/bff/session/ended-sessions';
import { chosenStaff, type Session } from '@/bff/session/identity';
import { writeSession } from '@/bff/session/write-session';
import { createServerApi } from '@/bff/upstream/server-api';
import type { Api } from '@/lib/client/api';
import type { LoginOutcome } from '@/lib/client/session-calls';
import type { UserInfo } from '@/lib/contract/account';
import type { LoginResult } from '@/lib/contract/auth';
import type { Staff } from '@/lib/contract/staff';
import { limits } from '@/lib/domain/limits/limits';
import type { NextPage } from '@/lib/web/page-after-login';
import { hasPendingBinding } from '../wechat/pending-binding';
import { revokeToken } from './revoke-token';

const maxAvatarLength = 256;

type Started = { outcome: LoginOutcome; cookie: string };

/** Turns a fresh token of the service into a sealed session; every log-in ends here. */
export async function startSession(
  login: LoginResult,
  incoming: Incoming,
  { sso }: Pick<Session, 'sso'> = {},
): Promise<Started> {
  const { reading } = incoming;
  const fresh: Session = {
    // A new id at each log-in: an id that was planted before is worth nothing afterwards (S07).
    id: randomUUID(),
    token: login.access_token,
    userId: login.userId,
    realName: '',
    expiresAt: login.expireTime,
    sso,
  };
  try {
    const started = await openSession(fresh, incoming);
    if (await hasPendingBinding(incoming)) started.outcome.asksBinding = true;
    if (login.registered) started.outcome.registered = true;
    logAuthEvent('logged in', incoming, { userId: fresh.userId });
    if (reading.kind === 'session') replace(reading.session, fresh, incoming);
    return started;
  } catch (error) {
    // No session holds this token. The response does not wait for the revocation.
    void revokeToken(fresh, incoming);
    throw error;
  }
}

/** S07: a copy of the old cookie is dead in this process at once, and in every other one as soon as its token is. */
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

/** A long avatar is left out: some services send the whole image, which would not fit into a cookie. */
const accountOf = ({ userId, realName, avatar = '' }: UserInfo) => ({
  userId,
  realName,
  ...(avatar !== '' && avatar.length <= maxAvatarLength && { avatar }),
});

/** The only identity, or, of several, the one that was set for the next log-in. */
async function pickStaff(staffs: readonly Staff[], api: Api): Promise<Staff | undefined> {
  if (staffs.length <= 1) return staffs[0];
  // A failure here costs one click on /switch, not the log-in.
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
