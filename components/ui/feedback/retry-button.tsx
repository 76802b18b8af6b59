'use client';

import { useEffect, useState } from 'react';
import { commonText } from '@/lib/text/zh-cn/common';
import { Button, type ButtonLook } from '../controls/button';

type Props = Pick<ButtonLook, 'variant'> & {
  onRetry: () => void;
  isRetrying?: boolean;
  /** Seconds until a retry is allowed (R23). A new failure needs a new `key`. */
  waitSeconds?: number;
};

const msPerSecond = 1_000;

/** Retries the failed action: busy meanwhile, and disabled for as long as the service requires. */
export function RetryButton({ onRetry, isRetrying = false, waitSeconds = 0, ...look }: Props) {
  const [left, setLeft] = useState(waitSeconds);
  useEffect(() => {
    const until = performance.now() + waitSeconds * msPerSecond;
    const timer = setInterval(() => {
      const leftMs = Math.max(0, until - performance.now());
      setLeft(Math.ceil(leftMs / msPerSecond));
      if (leftMs === 0) clearInterval(timer);
    }, msPerSecond / 4);
    return () => clearInterval(timer);
  }, [waitSeconds]);

  return (
    <Button {...look} color="inherit" loading={isRetrying} disabled={left > 0} onClick={onRetry}>
      {left > 0 ? commonText.retryIn(left) : commonText.retry}
    </Button>
  );
}
