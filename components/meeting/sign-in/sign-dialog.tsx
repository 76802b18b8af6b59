'use client';

import Dialog from '@mui/material/Dialog';
import { CircleAlert, CircleCheck } from 'lucide';
import { useId } from 'react';
import { Button, ButtonAnchor } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { MuiScope } from '@/components/ui/overlay/mui-scope';
import { limits } from '@/lib/domain/limits/limits';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { signInText } from '@/lib/text/zh-cn/sign-in';
import { formatRange } from '@/lib/time/format';
import { phoneLink } from '@/lib/web/phone-link';
import styles from './sign-dialog.module.css';

export type SignedMeeting = {
  meetingNo: string;
  subject: string;
  beginTime?: number | undefined;
  endTime?: number | undefined;
  roomName?: string | undefined;
};

export type SignOutcome =
  | { kind: 'pending' }
  | {
      kind: 'signed';
      meeting: SignedMeeting;
      linksMeeting?: boolean;
    }
  | { kind: 'refused'; reason: string; onRetry?: (() => void) | undefined };

export type SignDialogProps = {
  outcome: SignOutcome;
  /** The number to call for help, where there is one. */
  phone: string | undefined;
  zone: string;
  onClose: () => void;
};

const titles = {
  pending: signInText.signing,
  signed: meetingText.success.signIn,
  refused: signInText.refused,
} as const;

/** The outcome of a sign-in: the meeting that it counts for and whom to call (SIGN-02), or the reason against it. */
export function SignDialog({ outcome, phone, zone, onClose }: SignDialogProps) {
  const titleId = useId();
  const { kind } = outcome;
  return (
    <MuiScope>
      <Dialog
        open
        onClose={onClose}
        aria-labelledby={titleId}
        slotProps={{ paper: { className: styles.paper, style: { width: limits.smallModalPx } } }}
      >
        <div className={styles.body} data-kind={kind} aria-live="polite" aria-busy={kind === 'pending'}>
          <span className={styles.sign} aria-hidden="true">
            {kind === 'pending' ? null : (
              <Icon of={kind === 'signed' ? CircleCheck : CircleAlert} size={40} />
            )}
          </span>
          <h2 id={titleId}>{titles[kind]}</h2>
          {kind === 'signed' ? <Signed meeting={outcome.meeting} zone={zone} /> : null}
          {kind === 'refused' ? <p className={styles.reason}>{outcome.reason}</p> : null}
          {phone && kind !== 'pending' ? (
            <p className={styles.help}>
              <a href={phoneLink(phone)}>{meetingText.signInHelp(phone)}</a>
            </p>
          ) : null}
        </div>
        <div className={styles.actions}>
          {kind === 'signed' && outcome.linksMeeting ? (
            <ButtonAnchor
              variant="outlined"
              color="inherit"
              href={`/details/${outcome.meeting.meetingNo}`}
              onClick={onClose}
            >
              {signInText.viewMeeting}
            </ButtonAnchor>
          ) : null}
          {kind === 'refused' && outcome.onRetry ? (
            <Button variant="outlined" color="inherit" onClick={outcome.onRetry}>
              {signInText.retry}
            </Button>
          ) : null}
          <Button variant="contained" onClick={onClose} autoFocus>
            {signInText.close}
          </Button>
        </div>
      </Dialog>
    </MuiScope>
  );
}

function Signed({ meeting, zone }: { meeting: SignedMeeting; zone: string }) {
  const { beginTime, endTime, roomName } = meeting;
  const hasTime = beginTime !== undefined && endTime !== undefined;
  const place = [hasTime && formatRange({ beginTime, endTime }, zone), roomName].filter(Boolean).join(' · ');
  return (
    <>
      <p className={styles.subject}>{meeting.subject}</p>
      {place ? <p className={styles.place}>{place}</p> : null}
    </>
  );
}
