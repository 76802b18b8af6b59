'use client';

import { CircleAlert, CircleCheck } from 'lucide';
import { useCallback, useRef, type KeyboardEvent } from 'react';
import { Icon } from '../layout/icon';
import { PageLink } from '../links/page-link';
import type { ToastAction, ToastTone } from './toast-model';
import styles from './toast.module.css';
import { useToastKeys } from './use-toast-keys';

type Props = {
  text: string;
  tone: ToastTone;
  actions: readonly ToastAction[];
  onClose: () => void;
};

const undoKeys = 'Control+Z Meta+Z';

export function ToastCard({ text, tone, actions, onClose }: Props) {
  const actionsRef = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  const act = useCallback(
    (onAct: () => void) => {
      // While it fades a second click or key still reaches it.
      if (hasActed.current) return;
      hasActed.current = true;
      onClose();
      onAct();
    },
    [onClose],
  );
  const cameFrom = useToastKeys({ actions, actionsRef, act });

  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cameFrom.current?.focus();
    onClose();
  };

  return (
    <div className={styles.toast} data-tone={tone}>
      <Icon of={tone === 'error' ? CircleAlert : CircleCheck} size={16} />
      <span role={tone === 'error' ? 'alert' : 'status'}>{text}</span>
      {actions.length > 0 ? (
        <div ref={actionsRef} className={styles.actions} onKeyDown={leaveOnEscape}>
          {actions.map((action) =>
            'href' in action ? (
              <PageLink key={action.label} className={styles.action} href={action.href} onClick={onClose}>
                {action.label}
              </PageLink>
            ) : (
              <button
                key={action.label}
                type="button"
                className={styles.action}
                aria-keyshortcuts={action.isUndo ? undoKeys : undefined}
                onClick={() => {
                  cameFrom.current?.focus();
                  act(action.onAct);
                }}
              >
                {action.label}
              </button>
            ),
          )}
        </div>
      ) : null}
    </div>
  );
}
