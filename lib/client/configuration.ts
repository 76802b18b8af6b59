import type { PagePattern } from '@/lib/domain/analytics/page-pattern';
import type { limits } from '@/lib/domain/limits/limits';
import type { MeetingType, NoticeLabel } from '@/lib/domain/meeting/meeting-values';

/** The environment that the product runs in, judged by the host name (CFG-02). */
export type Environment = 'development' | 'test' | 'production';

export type LoginMode = 'sms' | 'qr' | 'password';

/** `GET /bff/api/auth-config`: which ways in exist (CFG-01). */
export type AuthConfig = {
  environment: Environment;
  /** In the order of the switcher; the first one is open at the start. */
  modes: LoginMode[];
  /** The social chat app's own QR page is configured (AUTH-06). */
  wechat?: boolean;
  sso: boolean;
  /** The company's name for its single sign-on. */
  ssoLabel?: string;
  /** One account + password form that registers on first use (AUTH-17). */
  privateVariant: boolean;
  privilegedPassword: boolean;
  /** The provider of sliding captchas (AUTH-02). */
  captcha: 'embedded' | 'geetest';
  passwordTransport: 'encrypted' | 'plain';
  /** The content of the envelope: the password, or for foreign private services its MD5 (AUTH-04). */
  passwordDigest: 'none' | 'md5';
  agreements: Record<'user' | 'privacy' | 'service', string>;
  /** Log-ins that the page may show; only while the embedded demo answers. */
  demo?: {
    mobile: string;
    password: string;
    /** Where the codes can be read that a real gateway would bring to phones. */
    outbox?: string;
  };
};

/** `GET /bff/api/meeting-config`: the limits and options of the product (LIM-01), and what the company's help needs. */
export type MeetingConfig = {
  environment: Environment;
  limits: typeof limits;
  /** In the order in which the form offers them. */
  meetingTypes: { value: MeetingType; label: string }[];
  /** The same; `none` is no reminder. */
  notices: { value: NoticeLabel; label: string }[];
  chatbotCompanyIds: string[];
  /** The chat bubble of these companies; absent where no script is configured (NAV-05). */
  chatbot?: { scriptUrl: string; pages: PagePattern[] };
  helpDeskPhone: string;
  analytics: {
    enabled: boolean;
    version: typeof limits.analyticsVersion;
    endpointType: typeof limits.endpointType;
  };
};
