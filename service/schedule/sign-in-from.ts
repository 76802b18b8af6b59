import { errorCodes } from '@/lib/domain/error-codes';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { signInOpensAt, signInRefusal } from '@/lib/domain/meeting/presence';
import { meetingFacts, type PermissionFacts, type Viewing } from '../meeting/policy';

/** SIGN-01: when somebody who takes part can sign in to a meeting; nothing where that is so now, or will not be. */
export function signInFrom(row: PermissionFacts, { viewer, now }: Viewing): number | undefined {
  const takesPart = viewer.staffId === row.creator_id || viewer.inviteState === inviteStates.joined;
  const facts = { ...meetingFacts(row), isSigned: row.is_signed, requiresSignIn: row.requires_sign_in };
  const isEarly = signInRefusal(facts, now) === errorCodes.signTooEarly;
  return takesPart && isEarly ? signInOpensAt(row.begins_at) : undefined;
}
