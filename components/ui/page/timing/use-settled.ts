'use client';

import { useEffect, useState } from 'react';

/** The text once it has stayed the same for a while; until then the one before. */
export function useSettled(text: string, ms: number): string | undefined {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
}
