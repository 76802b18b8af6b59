'use client';

import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme';

let cache: EmotionCache | undefined;

/** Our policy takes style elements with the page's nonce only; the scripts that run have it. */
function muiCache(): EmotionCache {
  if (cache) return cache;
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  cache = createCache({ key: 'mui', ...(nonce && { nonce }) });
  const insert = cache.insert.bind(cache);
  // In the layer below our own style sheets (app/globals.css).
  cache.insert = (selector, serialized, ...rest) =>
    insert(selector, { ...serialized, styles: `@layer mui {${serialized.styles}}` }, ...rest);
  return cache;
}

/** The context of MUI's dialogs, menus and sheets. It arrives with the first of them (ADR 32), never in HTML. */
export function MuiScope({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={muiCache()}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
