'use client';

import { useCallback, useEffect, useEffectEvent } from 'react';
import { useSignOutcome } from '@/components/meeting/sign-in/sign-outcomes';
import { useSignAtRoom } from '@/lib/query/sign-in';
import { failureText } from '@/lib/text/errors';
import { takeSignCode } from './pending-sign';

/** Signs in whoever arrives with the code of the room in the address, and shows the outcome (SIGN-03). */
export function SignAtRoom({ roomId }: { roomId: string }) {
  const showOutcome = useSignOutcome();
  const { mutateAsync } = useSignAtRoom();

  const sign = useCallback(
    async function sign(code: string): Promise<void> {
      showOutcome({ kind: 'pending' });
      try {
        const meeting = await mutateAsync({ roomId, code });
        showOutcome({ kind: 'signed', meeting, linksMeeting: true });
      } catch (error) {
        showOutcome({
          kind: 'refused',
          reason: failureText('signInAtRoom', error),
          onRetry: () => void sign(code),
        });
      }
    },
    [mutateAsync, roomId, showOutcome],
  );
  const signByAddress = useEffectEvent(() => {
    const code = takeSignCode(roomId);
    if (code !== undefined) void sign(code);
  });

  useEffect(() => {
    signByAddress();
    // The same page again with another code, for instance from a scanner that opens addresses in place.
    window.addEventListener('hashchange', signByAddress);
    return () => window.removeEventListener('hashchange', signByAddress);
  }, [roomId]);
  return null;
}
