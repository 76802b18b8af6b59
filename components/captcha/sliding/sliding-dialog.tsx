'use client';

import Dialog from '@mui/material/Dialog';
import { useQuery } from '@tanstack/react-query';
import { RotateCw, X } from 'lucide';
import { useId, useState } from 'react';
import { Icon } from '@/components/ui/layout/icon';
import { withWait } from '@/lib/text/with-wait';
import { Button } from '@/components/ui/controls/button';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Tip } from '@/components/ui/overlay/tip/tip';
import { MuiScope } from '@/components/ui/overlay/mui-scope';
import { limits } from '@/lib/domain/limits/limits';
import { useApi } from '@/lib/query/context/api-context';
import { captchaText } from '@/lib/text/zh-cn/captcha';
import { isHeldBack } from '@/lib/client/failures/held-back';
import { type ChallengeForm, loadChallenge, type ShownChallenge } from './load-challenge';
import { Puzzle } from './puzzle';
import { QuestionForm } from './question-form';
import styles from './sliding-dialog.module.css';
import type { SolvedCaptcha } from './solved-captcha';
import { useSolve, type SolveState } from './use-solve';
import { VendorPanel } from './vendor-panel';

type Props = { onSolved: (solved: SolvedCaptcha) => void; onClose: () => void };

/** AUTH-02: one challenge after another, until one is solved or the person closes it. */
export function SlidingDialog({ onSolved, onClose }: Props) {
  const api = useApi();
  const id = useId();
  const [request, setRequest] = useState<{ form: ChallengeForm; number: number }>({
    form: 'puzzle',
    number: 0,
  });
  const { data: challenge, error } = useQuery({
    queryKey: ['sliding-captcha', id, request],
    queryFn: ({ signal }) => loadChallenge({ api, form: request.form, signal }),
    // Each challenge is shown to one person once; nothing but a button brings another.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
  const another = (form = request.form) => setRequest({ form, number: request.number + 1 });
  const { state, message, solve, forget } = useSolve({
    onSolved: (slidingCaptcha) => challenge && onSolved({ sessionId: challenge.sessionId, slidingCaptcha }),
    onUsedUp: another,
  });

  function askAnother(form?: ChallengeForm) {
    forget();
    another(form);
  }

  return (
    <MuiScope>
      <Dialog
        open
        onClose={onClose}
        aria-labelledby={id}
        // The vendor's panel opens over the page, beside this dialog.
        disableEnforceFocus={challenge?.kind === 'widget'}
        slotProps={{ paper: { className: styles.paper, sx: { width: limits.setPasswordModalPx } } }}
      >
        <header className={styles.head}>
          <h2 id={id}>{captchaText.title}</h2>
          <Tip text={captchaText.close}>
            <IconButton aria-label={captchaText.close} onClick={onClose}>
              <Icon of={X} size={18} />
            </IconButton>
          </Tip>
        </header>
        <div className={styles.body}>
          {error ? (
            <ChallengeFailed error={error} onRetry={() => askAnother()} />
          ) : challenge ? (
            <Challenge
              // The input belonged to the former challenge.
              key={request.number}
              challenge={challenge}
              state={state}
              solve={solve}
              onSolved={onSolved}
            />
          ) : (
            <p className={styles.loading} role="status">
              <span className="visually-hidden">{captchaText.loading}</span>
            </p>
          )}
          {/* A message that stays once the next challenge is there is a refusal. */}
          <p
            className={styles.message}
            data-state={message && state === 'idle' ? 'wrong' : state}
            role="status"
          >
            {message}
          </p>
          {challenge && challenge.kind !== 'widget' ? (
            <div className={styles.others}>
              <Button
                size="small"
                disabled={state !== 'idle'}
                onClick={() => askAnother(request.form === 'puzzle' ? 'question' : 'puzzle')}
              >
                {request.form === 'puzzle' ? captchaText.toQuestion : captchaText.toPuzzle}
              </Button>
              <Tip text={captchaText.another}>
                <IconButton
                  aria-label={captchaText.another}
                  disabled={state !== 'idle'}
                  onClick={() => askAnother()}
                >
                  <Icon of={RotateCw} size={16} />
                </IconButton>
              </Tip>
            </div>
          ) : null}
        </div>
      </Dialog>
    </MuiScope>
  );
}

type ChallengeProps = {
  challenge: ShownChallenge;
  state: SolveState;
  solve: ReturnType<typeof useSolve>['solve'];
  onSolved: Props['onSolved'];
};

function Challenge({ challenge, state, solve, onSolved }: ChallengeProps) {
  switch (challenge.kind) {
    case 'puzzle':
      return <Puzzle challenge={challenge} state={state} onAnswer={(answer) => solve(challenge, answer)} />;
    case 'question':
      return (
        <QuestionForm
          question={challenge.question}
          state={state}
          onAnswer={(answer) => solve(challenge, answer)}
        />
      );
    case 'widget':
      return (
        <VendorPanel
          widget={challenge.widget}
          onSolved={(slidingCaptcha) => onSolved({ sessionId: challenge.sessionId, slidingCaptcha })}
        />
      );
  }
}

function ChallengeFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const mustWait = isHeldBack(error);
  return (
    <div className={styles.failed} role="alert">
      {mustWait ? <p>{withWait(captchaText.tooOften, error)}</p> : null}
      <Button variant="outlined" color="inherit" autoFocus onClick={onRetry}>
        <Icon of={RotateCw} size={16} />
        {mustWait ? captchaText.another : captchaText.slider.loadFailed}
      </Button>
    </div>
  );
}
