'use client';

import { shellText } from '@/lib/text/zh-cn/shell';
import { commonText } from '@/lib/text/zh-cn/common';
import { errorText } from '@/lib/text/zh-cn/errors';
import './globals.css';
import styles from './global-error.module.css';

type Props = { error: Error & { digest?: string } };

/** The layout itself failed, so nothing of it is used here: a full reload is the only retry that makes sense. */
export default function GlobalError({ error }: Props) {
  return (
    <html lang="zh-CN">
      <body>
        <title>{shellText.title}</title>
        <main className={styles.page} role="alert">
          <h1>{errorText.server}</h1>
          {error.digest ? <p>{commonText.traceId(error.digest)}</p> : null}
          <button type="button" onClick={() => window.location.reload()}>
            {commonText.retry}
          </button>
        </main>
      </body>
    </html>
  );
}
