import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Providers } from '@/components/shell/providers';
import { shellText } from '@/lib/text/zh-cn/shell';
import './globals.css';

export const metadata: Metadata = {
  title: { default: shellText.title, template: `%s · ${shellText.title}` },
  robots: { index: false },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#ffffff' },
    { media: '(prefers-color-scheme: dark)', color: '#161a21' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  // middleware.ts makes a nonce per request; emotion's style elements need it under our CSP.
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang="zh-CN">
      <body>
        <AppRouterCacheProvider options={{ key: 'mui', nonce, enableCssLayer: true }}>
          <Providers>{children}</Providers>
        </AppRouterCacheProvider>
      </body>
    </html>
  );
}
