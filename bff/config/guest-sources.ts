import type { Env } from './env';

/** Origins of others that a page may use, by what it may take from them. Their scripts come through 'strict-dynamic'. */
export type GuestSources = Record<'calls' | 'images' | 'styles' | 'frames', string[]>;

type Guest = {
  origins: 'CAPTCHA_ORIGINS' | 'SOCIAL_QR_ORIGINS' | 'CHATBOT_ORIGINS';
  pages: readonly string[];
  uses: readonly (keyof GuestSources)[];
};

const guests: readonly Guest[] = [
  {
    origins: 'CAPTCHA_ORIGINS',
    pages: ['/login', '/forgot-password'],
    uses: ['calls', 'images', 'styles', 'frames'],
  },
  { origins: 'SOCIAL_QR_ORIGINS', pages: ['/login'], uses: ['images', 'frames'] },
  { origins: 'CHATBOT_ORIGINS', pages: ['/help'], uses: ['calls', 'images', 'styles', 'frames'] },
];

/**
 * What the policy of one page lets in beside ourselves; nothing, unless it was configured and the page is the one that
 * uses it (S50). A document keeps the policy that it was loaded with, so such a page is entered by a full load.
 *
 * @example
 * guestSources('/login', env).frames //=> ['https://qr.example.com'], with SOCIAL_QR_ORIGINS=https://qr.example.com
 */
export function guestSources(path: string, env: Pick<Env, Guest['origins']>): GuestSources {
  const invited = guests.filter(({ pages }) => pages.includes(path));
  const of = (use: keyof GuestSources) => [
    ...new Set(invited.flatMap(({ uses, origins }) => (uses.includes(use) ? env[origins] : []))),
  ];
  return { calls: of('calls'), images: of('images'), styles: of('styles'), frames: of('frames') };
}
