import { z } from 'zod';
import { configurationText } from '@/lib/text/zh-cn/configuration';

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');
const claim = z.string().regex(/^\S{1,128}$/);

/** Settings of the company's OpenID provider, which both BFF and service read. */
export const ssoSettings = {
  /** Exactly as the provider writes it, with or without a slash at its end. */
  SSO_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  SSO_CLIENT_ID: z.string().max(256).optional(),
  SSO_CLAIM_USERNAME: claim.default('preferred_username'),
  SSO_CLAIM_NAME: claim.default('name'),
  SSO_CLAIM_MOBILE: claim.optional(),
  SSO_CLAIM_STAFF: claim.optional(),
  SSO_MOBILE_VERIFIED: flag,
  SSO_AUTO_REGISTER: flag,
};

type SsoEnvironment = z.output<z.ZodObject<typeof ssoSettings>>;

/** How an identity of the provider becomes an account (ADR 36). */
export type SsoConfig = {
  issuer: string;
  clientId: string;
  claims: { username: string; name: string; mobile: string | undefined; staff: string | undefined };
  /** The provider knows no mobile that it has not verified. */
  mobileVerified: boolean;
  autoRegister: boolean;
};

/** Nothing while no provider is configured. */
export function ssoConfig(environment: SsoEnvironment): SsoConfig | undefined {
  const { SSO_ISSUER: issuer, SSO_CLIENT_ID: clientId } = environment;
  if (!issuer || !clientId) return undefined;
  return {
    issuer,
    clientId,
    claims: {
      username: environment.SSO_CLAIM_USERNAME,
      name: environment.SSO_CLAIM_NAME,
      mobile: environment.SSO_CLAIM_MOBILE,
      staff: environment.SSO_CLAIM_STAFF,
    },
    mobileVerified: environment.SSO_MOBILE_VERIFIED,
    autoRegister: environment.SSO_AUTO_REGISTER,
  };
}

/** Faults of the settings taken together, for `superRefine`. */
export function checkSsoSettings(
  { SSO_ISSUER: issuer, SSO_CLIENT_ID: clientId }: Pick<SsoEnvironment, 'SSO_ISSUER' | 'SSO_CLIENT_ID'>,
  context: z.RefinementCtx,
): void {
  const missing = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (issuer && !clientId) missing('SSO_CLIENT_ID', configurationText.sso.clientMissing);
  if (clientId && !issuer) missing('SSO_ISSUER', configurationText.sso.issuerMissing);
}
