'use client';

import { Check, Copy } from 'lucide';
import { useState } from 'react';
import { commonText } from '@/lib/text/zh-cn/common';
import { IconButton } from '../controls/icon-button';
import { copyText } from '../controls/copy-text';
import { Icon } from '../layout/icon';
import styles from './trace-id.module.css';

type Props = { traceId: string };

/** Lets support find this very request in the logs: to read, to select with one click and to copy. */
export function TraceId({ traceId }: Props) {
  const [copied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(traceId));
  return (
    <p className={styles.trace}>
      {commonText.traceId(traceId)}
      <IconButton
        size="small"
        className={styles.copy}
        aria-label={copied ? commonText.copied : commonText.copyTraceId}
        onClick={() => void copy()}
      >
        {copied ? <Icon of={Check} size={14} /> : <Icon of={Copy} size={14} />}
      </IconButton>
    </p>
  );
}
