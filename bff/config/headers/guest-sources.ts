import { wechatSettingOf, type WechatVariables } from '@/lib/settings/wechat-setting';
import type { Env } from '../env';

/** Foreign origins that a page may use, by kind of content. Their scripts come through 'strict-dynamic'. */
export type GuestSources = Record<'calls' | 'images' | 'styles' | 'frames', string[]>;

type GuestEnv = Pick<Env, 'CAPTCHA_ORIGINS' | 'SOCIAL_QR_ORIGINS' | 'CHATBOT_ORIGINS'> & WechatVariables;

type Guest = {
  origins: (env: GuestEnv) => readonly string[];
  pages: readonly string[];
  uses: readonly (keyof GuestSources)[];
};

/** The origin of the chat app's QR page, which the log-in shows in a frame. */
function wechatPages(env: GuestEnv): string[] {
  const setting = wechatSettingOf(env);
  return setting ? [new URL(setting.pageUrl).origin] : [];
}

const guests: readonly Guest[] = [
  {
    origins: (env) => env.CAPTCHA_ORIGINS,
    pages: ['/login', '/forgot-password'],
    uses: ['calls', 'images', 'styles', 'frames'],
  },
  { origins: wechatPages, pages: ['/login'], uses: ['frames'] },
  { origins: (env) => env.SOCIAL_QR_ORIGINS, pages: ['/login'], uses: ['images', 'frames'] },
  // The portrait of the chat account to be bound.
  { origins: (env) => env.SOCIAL_QR_ORIGINS, pages: ['/bind-wechat'], uses: ['images'] },
  { origins: (env) => env.CHATBOT_ORIGINS, pages: ['/help'], uses: ['calls', 'images', 'styles', 'frames'] },
];

/**
 * The foreign origins in the policy of one page: only configured ones, and only on the page that uses them (S50). A document
 * keeps the policy that it was loaded with, so such a page is entered by a full load.
 *
 * @example
 * guestSources('/login', env).frames //=> ['https://qr.example.com'], with SOCIAL_QR_ORIGINS=https://qr.example.com
 */
export function guestSources(path: string, env: GuestEnv): GuestSources {
  const invited = guests.filter(({ pages }) => pages.includes(path));
  const of = (use: keyof GuestSources) => [
    ...new Set(invited.flatMap(({ uses, origins }) => (uses.includes(use) ? origins(env) : []))),
  ];
  return { calls: of('calls'), images: of('images'), styles: of('styles'), frames: of('frames') };
}
