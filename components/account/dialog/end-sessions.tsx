'use client';

import type { ActiveSession } from '@/lib/contract/account';
import { useEndOtherSessions, useEndSession } from '@/lib/query/account';
import { accountDialogText as text } from '@/lib/text/zh-cn/account-dialog';
import { ConfirmEnding } from './confirm-ending';

type Props = { onClose: () => void };

export function EndSession({ session, onClose }: Props & { session: ActiveSession }) {
  const { mutateAsync, isPending } = useEndSession();
  return (
    <ConfirmEnding
      title={text.confirmEnd(session.device ?? text.unknownDevice)}
      hint={text.endHint}
      confirm={text.end}
      done={text.ended}
      isBusy={isPending}
      run={() => mutateAsync(session)}
      onClose={onClose}
    />
  );
}

export function EndOtherSessions({ count, onClose }: Props & { count: number }) {
  const { mutateAsync, isPending } = useEndOtherSessions();
  return (
    <ConfirmEnding
      title={text.confirmEndOthers}
      hint={text.endOthersHint(count)}
      confirm={text.end}
      done={text.othersEnded}
      isBusy={isPending}
      run={() => mutateAsync()}
      onClose={onClose}
    />
  );
}
