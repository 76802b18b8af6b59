'use client';

import type { CSSProperties } from 'react';
import { useReloadOutdated } from '@/components/failures/use-reload-outdated';
import { shellText } from '@/lib/text/zh-cn/shell';
import { commonText } from '@/lib/text/zh-cn/common';
import { errorText } from '@/lib/text/zh-cn/errors';
import './globals.css';

type Props = { error: Error & { digest?: string } };

// Next preloads a style sheet of this page on every other page, where nothing uses it: so it imports none of its own.
const pageStyle: CSSProperties = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  minHeight: '100dvh',
  padding: 24,
  textAlign: 'center',
  color: 'var(--text-secondary)',
};

const buttonStyle: CSSProperties = {
  padding: '8px 16px',
  border: '1px solid var(--line-control)',
  borderRadius: 'var(--radius)',
  background: 'var(--surface)',
  color: 'var(--text)',
  cursor: 'pointer',
};

/** The layout itself failed, so nothing of it is used here, and only a full reload is a retry. */
export default function GlobalError({ error }: Props) {
  useReloadOutdated(error);
  return (
    <html lang="zh-CN">
      <body>
        <title>{shellText.title}</title>
        <main style={pageStyle} role="alert">
          <h1 style={{ color: 'var(--text)' }}>{errorText.server}</h1>
          {error.digest ? <p>{commonText.traceId(error.digest)}</p> : null}
          <button type="button" style={buttonStyle} onClick={() => window.location.reload()}>
            {commonText.retry}
          </button>
        </main>
      </body>
    </html>
  );
}
