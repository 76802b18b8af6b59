'use client';

import { ConfirmedAction } from '@/components/meeting/actions/confirmed-action';
import { Button } from '@/components/ui/controls/button';
import { CopyField } from '@/components/ui/controls/copy/copy-field';
import { DialogFrame } from '@/components/ui/overlay/dialog-frame';
import { useToast } from '@/components/ui/toast/toast';
import type { Meeting } from '@/lib/contract/meeting';
import { limits } from '@/lib/domain/limits/limits';
import { useMeetingCall } from '@/lib/query/meeting';
import { endShare, shareMeeting } from '@/lib/query/share';
import { failureText } from '@/lib/text/errors';
import { shareText } from '@/lib/text/zh-cn/share';
import styles from './share-dialog.module.css';

type Props = { meeting: Meeting; onClose: () => void };

/** Makes, shows, copies, replaces and ends the link of a meeting. */
export function ShareDialog({ meeting, onClose }: Props) {
  const toast = useToast();
  const onError = (error: Error) => toast(failureText('share', error), 'error');
  const start = useMeetingCall(meeting, { call: shareMeeting, onError });
  const end = useMeetingCall(meeting, {
    call: endShare,
    onSuccess: () => toast(shareText.ended),
    onError,
  });
  // The answer is here before the meeting has been read again.
  const { shareId, accessKey } = start.isSuccess && !end.isSuccess ? start.data : meeting;
  const isShared = shareId !== undefined && accessKey !== undefined;
  return (
    <DialogFrame open title={shareText.title} width={limits.accountDialogPx} onClose={onClose}>
      <p className={styles.hint}>{shareText.hint}</p>
      {isShared ? (
        <>
          <CopyField
            label={shareText.link}
            value={`${window.location.origin}/share/${shareId}#${accessKey}`}
            words={shareText}
          />
          <div className={styles.more}>
            <ConfirmedAction
              size="small"
              color="inherit"
              variant="outlined"
              label={shareText.rotate}
              title={shareText.rotateConfirm}
              hint={shareText.rotateHint}
              busy={start.isPending}
              onConfirm={() => start.mutateAsync(true).then(() => toast(shareText.rotated))}
            />
            <ConfirmedAction
              size="small"
              color="error"
              label={shareText.end}
              title={shareText.endConfirm}
              hint={shareText.endHint}
              busy={end.isPending}
              onConfirm={() => end.mutateAsync().then(start.reset)}
            />
          </div>
        </>
      ) : (
        <Button
          variant="contained"
          fullWidth
          loading={start.isPending}
          onClick={() => {
            end.reset();
            start.mutate(false);
          }}
        >
          {shareText.start}
        </Button>
      )}
    </DialogFrame>
  );
}
