import { wechatSettingOf, type WechatVariables } from '@/lib/settings/wechat-setting';
import { pagePatternOf } from '@/lib/domain/analytics/page-pattern';
import { anyCompany } from '@/bff/browser-config/chatbot-of';
import type { Env } from '../env';

/** Foreign origins that a page may use, by kind of content. Their scripts come through 'strict-dynamic'. */
export type ThirdPartySources = Record<'calls' | 'images' | 'styles' | 'frames', string[]>;

type ThirdPartyEnv = Pick<
  Env,
  | 'CAPTCHA_ORIGINS'
  | 'SOCIAL_QR_ORIGINS'
  | 'CHATBOT_ORIGINS'
  | 'CHATBOT_SCRIPT_URL'
  | 'CHATBOT_PAGES'
  | 'CHATBOT_COMPANY_IDS'
> &
  WechatVariables;

/** The page, and the company of its visitor; any company where it is left out. */
export type PolicyPage = { path: string; companyId?: string | undefined };

type ThirdParty = {
  origins: (env: ThirdPartyEnv) => readonly string[];
  isOn: (page: PolicyPage, env: ThirdPartyEnv) => boolean;
  uses: readonly (keyof ThirdPartySources)[];
};

/** The origin of the chat app's QR page, which the log-in shows in a frame. */
function wechatPages(env: ThirdPartyEnv): string[] {
  const setting = wechatSettingOf(env);
  return setting ? [new URL(setting.pageUrl).origin] : [];
}

/** The addresses that the chat bubble's script loads from, its own among them. */
const chatbotOrigins = ({ CHATBOT_SCRIPT_URL, CHATBOT_ORIGINS }: ThirdPartyEnv) =>
  CHATBOT_SCRIPT_URL === undefined
    ? CHATBOT_ORIGINS
    : [new URL(CHATBOT_SCRIPT_URL).origin, ...CHATBOT_ORIGINS];

function hasChatbot(
  { path, companyId }: PolicyPage,
  { CHATBOT_PAGES, CHATBOT_COMPANY_IDS }: ThirdPartyEnv,
): boolean {
  const page = pagePatternOf(path);
  const isForCompany =
    companyId === undefined || [companyId, anyCompany].some((id) => CHATBOT_COMPANY_IDS.includes(id));
  return page !== undefined && CHATBOT_PAGES.includes(page) && isForCompany;
}

const on =
  (...pages: string[]) =>
  ({ path }: PolicyPage) =>
    pages.includes(path);

const thirdParties: readonly ThirdParty[] = [
  {
    origins: (env) => env.CAPTCHA_ORIGINS,
    isOn: on('/login', '/forgot-password'),
    uses: ['calls', 'images', 'styles', 'frames'],
  },
  { origins: wechatPages, isOn: on('/login'), uses: ['frames'] },
  { origins: (env) => env.SOCIAL_QR_ORIGINS, isOn: on('/login'), uses: ['images', 'frames'] },
  // The portrait of the chat account to be bound.
  { origins: (env) => env.SOCIAL_QR_ORIGINS, isOn: on('/bind-wechat'), uses: ['images'] },
  { origins: chatbotOrigins, isOn: hasChatbot, uses: ['calls', 'images', 'styles', 'frames'] },
];

/**
 * The foreign origins in the policy of one page: only configured ones, and only on the page that uses them (S50). A document
 * keeps the policy that it was loaded with, so such a page is entered by a full load.
 *
 * @example
 * thirdPartySources({ path: '/login' }, env).frames //=> ['https://qr.example.com'], with SOCIAL_QR_ORIGINS=https://qr.example.com
 */
export function thirdPartySources(page: PolicyPage, env: ThirdPartyEnv): ThirdPartySources {
  const invited = thirdParties.filter(({ isOn }) => isOn(page, env));
  const of = (use: keyof ThirdPartySources) => [
    ...new Set(invited.flatMap(({ uses, origins }) => (uses.includes(use) ? origins(env) : []))),
  ];
  return { calls: of('calls'), images: of('images'), styles: of('styles'), frames: of('frames') };
}
