import type { JWTPayload } from 'jose';
import { validate as isUuid } from 'uuid';
import type { SsoConfig } from '@/lib/settings/sso-settings';
import { checkAccount, checkMobile } from '@/lib/domain/account/account-rules';
import { limits } from '@/lib/domain/limits/limits';
import { cutText } from '@/lib/web/cut-text';

/** A person as the provider describes them, limited to the claims that can be trusted. */
export type ProvenIdentity = {
  issuer: string;
  /** Never reassigned to another person by this issuer. */
  subject: string;
  /** The session at the provider. */
  sid: string | undefined;
  /** Eleven digits, and verified. */
  mobile: string | undefined;
  username: string | undefined;
  name: string | undefined;
  /** The id of a staff member in this product. */
  staffId: string | undefined;
};

const countryCode = /^(\+|00)86/;
const separators = /[\s()-]/g;

/**
 * Reads the claims that the configuration names; what is missing or does not fit is left out.
 *
 * @example
 * readIdentity({ iss, sub: 'a1', phone_number: '+86 138-0000-0001', phone_number_verified: true }, config).mobile
 * //=> '13800000001', with SSO_CLAIM_MOBILE=phone_number
 */
export function readIdentity(payload: JWTPayload, { claims, mobileVerified }: SsoConfig): ProvenIdentity {
  const text = (claim: string | undefined) => {
    const value = claim === undefined ? undefined : payload[claim];
    return typeof value === 'string' && value.isWellFormed() ? value.trim() || undefined : undefined;
  };
  const isVerified = mobileVerified || payload[`${claims.mobile}_verified`] === true;
  const mobile = text(claims.mobile)?.replace(separators, '').replace(countryCode, '');
  const username = text(claims.username);
  const staffId = text(claims.staff);
  return {
    issuer: payload.iss ?? '',
    subject: payload.sub ?? '',
    sid: text('sid'),
    mobile: mobile !== undefined && isVerified && !checkMobile(mobile) ? mobile : undefined,
    username: username !== undefined && isUsername(username) ? username : undefined,
    name: cutText(text(claims.name) ?? '', limits.accountMaxLength) || undefined,
    staffId: isUuid(staffId) ? staffId : undefined,
  };
}

/** Not one that reads as a mobile, by which another account could log in. */
const isUsername = (name: string) => !checkAccount(name) && checkMobile(name) !== undefined;
