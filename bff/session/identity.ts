import { z } from 'zod';
import { staffSchema } from '@/lib/contract/staff';

/** The chosen company identity, as far as the cookie carries it. */
const chosenStaffSchema = staffSchema.pick({
  staffId: true,
  companyId: true,
  orgCode: true,
  companyName: true,
  companyTimeZone: true,
});

/** The content of the sealed session cookie. It includes the token, so it never leaves `bff/`. */
const sessionSchema = z.object({
  id: z.string(),
  token: z.string(),
  userId: z.string(),
  realName: z.string(),
  avatar: z.string().optional(),
  staff: chosenStaffSchema.optional(),
  /** Present after a log-in at the company's OpenID provider; its log-out needs these. */
  sso: z.object({ subject: z.string(), idToken: z.string().optional() }).optional(),
});
export type Session = z.infer<typeof sessionSchema> & { expiresAt: number };

/** With the instant at which an unused session expires; `activity.ts` prolongs it. */
export const sealedSessionSchema = sessionSchema.extend({ idleUntil: z.number() });

export type ChosenStaff = z.infer<typeof chosenStaffSchema>;

export type Account = Pick<Session, 'userId' | 'realName' | 'avatar'> & { expireTime: number };

declare const proven: unique symbol;

/** A person in a company, proven by a seal: only {@link visitorOf} makes one. */
export type Identity = Account & ChosenStaff & { readonly [proven]: true };

/** The person who looks at a page. Nothing here is secret. */
export type Visitor =
  | { kind: 'nobody' }
  | { kind: 'account'; account: Account }
  | { kind: 'staff'; account: Account; identity: Identity };

export function visitorOf(session: Session | undefined): Visitor {
  if (!session) return { kind: 'nobody' };
  const { userId, realName, avatar, expiresAt, staff } = session;
  const account = { userId, realName, avatar, expireTime: expiresAt };
  return staff
    ? { kind: 'staff', account, identity: { ...account, ...staff } as Identity }
    : { kind: 'account', account };
}

/** The session without its company, for calls that must work after the person has left it. */
export const asAccount = (session: Session): Session => ({ ...session, staff: undefined });

export const chosenStaff = (staff: ChosenStaff): ChosenStaff => chosenStaffSchema.parse(staff);
