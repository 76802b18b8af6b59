import type { Metadata, Viewport } from 'next';
import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { env } from '@/bff/config/env';
import { embeddedHeader } from '@/bff/cookies/embedded-mode';
import { loadPageSession } from '@/bff/session/load-session';
import { DesktopStartUp } from '@/components/hand-off/desktop-start-up';
import { Providers } from '@/components/frame/providers';
import { accentVariables } from '@/components/ui/theme/accent';
import { barColours, fixedScheme, schemeCookie } from '@/components/ui/theme/scheme';
import { shellText } from '@/lib/text/zh-cn/shell';
import { frameData } from './frame-data';
import './globals.css';

export const metadata: Metadata = {
  title: { default: shellText.title, template: `%s · ${shellText.title}` },
  robots: { index: false },
};

const chosenScheme = async () => fixedScheme((await cookies()).get(schemeCookie)?.value);

export async function generateViewport(): Promise<Viewport> {
  const scheme = await chosenScheme();
  return {
    width: 'device-width',
    initialScale: 1,
    // The tabs at the bottom then keep clear of a phone's own bar.
    viewportFit: 'cover',
    themeColor: (['light', 'dark'] as const).map((system) => ({
      media: `(prefers-color-scheme: ${system})`,
      color: barColours[scheme ?? system],
    })),
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [scheme, { accent }, requestHeaders, session] = await Promise.all([
    chosenScheme(),
    frameData(),
    headers(),
    loadPageSession(),
  ]);
  const isEmbedded = embeddedHeader.read(requestHeaders);
  return (
    // All in the first byte, so that no other colour or frame flashes first (NAV-06, NAV-08).
    <html
      lang="zh-CN"
      data-theme={scheme}
      data-embedded={isEmbedded || undefined}
      style={accentVariables(accent)}
    >
      <body>
        <Providers workChatLoginUrl={env().WORK_CHAT_LOGIN_URL}>
          <DesktopStartUp userId={session?.userId} />
          {children}
        </Providers>
      </body>
    </html>
  );
}
