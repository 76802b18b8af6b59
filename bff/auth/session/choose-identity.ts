import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { jsonResponse } from '@/bff/http/response';
import { assertOwnCall } from '@/bff/http/cross-origin';
import { requireSession, type Incoming } from '@/bff/http/incoming';
import { readJson } from '@/bff/http/body/read-json';
import { refusals } from '@/bff/http/refusals/refusal';
import { logAuthEvent } from '@/bff/session/auth-event';
import { endSession } from '@/bff/session/ended-sessions';
import { asAccount, chosenStaff, type Session } from '@/bff/session/identity';
import { writeSession } from '@/bff/session/write-session';
import { createServerApi } from '@/bff/upstream/server-api';
import { idSchema } from '@/lib/contract/common';
import { limits } from '@/lib/domain/limits/limits';
import { sessionView } from './session-view';

const choiceSchema = z.object({ staffId: idSchema });

/** `PUT /bff/session/identity`: makes the session act for one of the account's own companies (SESS-04, S44). */
export async function chooseIdentity(incoming: Incoming): Promise<Response> {
  const { request, gateway, traceId } = incoming;
  assertOwnCall(request, gateway);
  const session = requireSession(incoming);
  const { staffId } = await readJson(request, choiceSchema);

  const api = createServerApi({ ...incoming, session: asAccount(session) }, gateway);
  const staffs = await api('GET /api-meeting/api/user/staffs', {
    query: { deletedType: limits.companyDeletedTypeDefault },
  });
  const staff = staffs.find((own) => own.staffId === staffId);
  if (!staff) throw refusals.identityUnknown();

  const chosen: Session = { ...session, id: randomUUID(), staff: chosenStaff(staff) };
  // S05: sealed first, so that the service never hears of a choice whose session no browser would keep.
  const cookies = [await writeSession(chosen, gateway)];
  await api('POST /api-meeting/api/user/staff-choices', { body: { staffId } });
  await api('POST /api-meeting/api/user/companyDisplayConfig', { body: { companyId: staff.companyId } });
  // S07: the session of the other company ends with the switch.
  endSession(session, gateway.clock.now());
  logAuthEvent('company changed', incoming, { userId: session.userId, staffId });
  return jsonResponse(sessionView(chosen, gateway), { traceId, cookies });
}
