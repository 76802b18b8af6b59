import type { IdentityNeed } from '@/lib/contract/endpoint';
import { validate as isUuid } from 'uuid';
import { hashSecret } from '../kernel/secrets/secret';
import { recordActivity } from './commands/record-activity';
import type { AccountCaller, Caller } from '../kernel/caller';
import type { Deps } from '../kernel/deps';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import { findIdentity, type Identity } from './queries/find-identity';

type Claims = Record<'userId' | 'staffId' | 'companyId' | 'orgCode', string | null>;

const bearerPattern = /^Bearer ([\w-]{1,512})$/i;

/**
 * The caller of a request, as far as an endpoint needs one. The token alone proves it; the identity headers choose among the
 * account's own staff rows, and one that does not fit is refused (SESS-11).
 */
export async function authenticate(
  deps: Deps,
  request: Request,
  { need, page }: { need: IdentityNeed; page?: object | undefined },
): Promise<AccountCaller | Caller | undefined> {
  if (need === 'none') return undefined;
  if (need === 'optional') return optionalCaller(deps, request, page);
  const token = bearerPattern.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) throw new ServiceError(httpCodes.unauthenticated);
  const tokenHash = hashSecret(token);
  const claims = readClaims(request.headers);
  const presented = {
    tokenHash,
    staffId: uuidOrNull(claims.staffId),
    companyId: uuidOrNull(claims.companyId),
  };
  const identity = await findIdentity(deps, presented, page);
  if (!identity) throw new ServiceError(httpCodes.unauthenticated);
  assertClaimsFit(claims, identity);
  recordActivity(deps, { tokenHash, lastSeenAt: identity.last_seen_at });

  const account = {
    accountId: identity.account_id,
    account: { mobile: identity.mobile, realName: identity.account_name, avatar: identity.avatar },
    tokenHash,
    tokenExpiresAt: identity.expires_at,
  };
  // A person who was disabled in one company can still log out, or change to another company.
  if (need === 'account') return account as AccountCaller;
  return { ...account, ...requireStaff(identity) } as Caller;
}

/** A missing or invalid token counts as no caller, and is no error. */
async function optionalCaller(
  deps: Deps,
  request: Request,
  page: object | undefined,
): Promise<AccountCaller | undefined> {
  if (!request.headers.has('authorization')) return undefined;
  return authenticate(deps, request, { need: 'account', page }).catch((error: unknown) => {
    if (error instanceof ServiceError && error.code === httpCodes.unauthenticated) return undefined;
    throw error;
  });
}

const readClaims = (headers: Headers): Claims => ({
  userId: headers.get('x-user-id'),
  staffId: headers.get('x-staff-id'),
  companyId: headers.get('x-company-id'),
  orgCode: headers.get('x-org-code'),
});

const uuidOrNull = (value: string | null) => (isUuid(value) ? value : null);

function assertClaimsFit(claims: Claims, identity: Identity) {
  const own = {
    userId: identity.account_id,
    staffId: identity.staff_id,
    companyId: identity.company_id,
    orgCode: identity.company_id,
  };
  const names = ['userId', 'staffId', 'companyId', 'orgCode'] as const;
  if (names.some((name) => claims[name] !== null && claims[name] !== own[name])) {
    throw new ServiceError(httpCodes.forbidden);
  }
}

function requireStaff({ staff_id, company_id, real_name, time_zone, title, accent, ...identity }: Identity) {
  const isOfCompany = company_id !== null && time_zone !== null && title !== null && accent !== null;
  if (
    staff_id === null ||
    real_name === null ||
    !isOfCompany ||
    identity.disabled_at !== null ||
    identity.deleted_at !== null
  ) {
    throw new ServiceError(httpCodes.forbidden);
  }
  return {
    staffId: staff_id,
    companyId: company_id,
    orgCode: company_id,
    realName: real_name,
    departmentId: identity.department_id,
    timeZone: time_zone,
    companyConfig: {
      ...{ title, accent },
      ...(identity.help_desk_phone !== null && { helpDeskPhone: identity.help_desk_phone }),
      ...(identity.chatbot !== null && { chatbot: identity.chatbot }),
    },
    sensitiveWords: identity.sensitive_words,
    settlesOwnRequests: identity.own_requests ?? false,
  };
}
