'use client';

import { useCallback, useEffect, useState } from 'react';
import { doorScreen } from '@/lib/domain/limits/door-limits';

type Notice = { text: string; tone: 'done' | 'failed' };

/** The outcome of the last action, for a few seconds. */
export function useDoorNotice() {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(undefined), doorScreen.noticeMs);
    return () => clearTimeout(timer);
  }, [notice]);
  const show = useCallback((text: string, tone: Notice['tone']) => setNotice({ text, tone }), []);
  return { notice, show };
}
