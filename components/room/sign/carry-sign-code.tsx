'use client';

import { useEffect } from 'react';
import { roomOfAddress, signCodeIn } from '@/lib/domain/room/door/sign-code';
import { storePendingSign } from './pending-sign';

/** On the log-in page: the redirect brought the fragment of the requested page along, which the log-in would lose (SIGN-03). */
export function CarrySignCode({ wanted }: { wanted: string | undefined }) {
  useEffect(() => {
    const code = signCodeIn(window.location.hash);
    const roomId = wanted && roomOfAddress(wanted);
    if (code && roomId) storePendingSign(roomId, code);
  }, [wanted]);
  return null;
}
