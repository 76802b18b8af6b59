'use client';

import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, X } from 'lucide';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { CardSurface } from '@/components/booking/card/card-surface';
import { ButtonLink } from '@/components/ui/controls/button';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import { Tip } from '@/components/ui/overlay/tip/tip';
import { limits } from '@/lib/domain/limits/limits';
import { useApi } from '@/lib/query/context/api-context';
import { meetingDetail } from '@/lib/query/meeting';
import { commonText } from '@/lib/text/zh-cn/common';
import { peekText } from '@/lib/text/zh-cn/peek';
import styles from './meeting-peek.module.css';
import { anchorOf, peekCardMark } from './peek-link';
import { PeekState } from './peek-state';
import type { OpenPeek } from './use-peek';

type Props = {
  peek: OpenPeek;
  staffId: string;
  zone: string;
  onClose: (options?: { backToLink?: boolean }) => void;
  onStep: (by: 1 | -1) => void;
};

/** A meeting beside its link (CAL-03): what it is, what one can do, and the way to its page. */
export function MeetingPeek({ peek, staffId, zone, onClose, onStep }: Props) {
  const { link, meetingNo, scope } = peek;
  const query = useQuery(meetingDetail(useApi(), meetingNo));
  const anchor = useMemo(() => anchorOf(link), [link]);
  const back = () => onClose({ backToLink: true });

  return (
    <CardSurface
      anchor={anchor}
      label={query.data?.subject ?? peekText.title}
      isBeside={scope === 'click'}
      widthPx={limits.peekWidthPx}
      onClose={back}
      // A click that opens another peek has been answered.
      onClickAway={(event) => event.defaultPrevented || onClose()}
    >
      <FocusedCard peek={peek}>
        <div className={styles.bar}>
          <Tip text={peekText.previous}>
            <IconButton size="small" aria-label={peekText.previous} onClick={() => onStep(-1)}>
              <Icon of={ChevronLeft} size={16} />
            </IconButton>
          </Tip>
          <Tip text={peekText.next}>
            <IconButton size="small" aria-label={peekText.next} onClick={() => onStep(1)}>
              <Icon of={ChevronRight} size={16} />
            </IconButton>
          </Tip>
          <IconButton size="small" aria-label={commonText.close} onClick={back}>
            <Icon of={X} size={16} />
          </IconButton>
        </div>
        <p aria-live="polite" className="visually-hidden">
          {query.data?.subject}
        </p>
        <PeekState key={meetingNo} query={query} staffId={staffId} zone={zone} />
        <ButtonLink variant="outlined" color="inherit" size="small" href={link.getAttribute('href') ?? ''}>
          {peekText.open}
        </ButtonLink>
      </FocusedCard>
    </CardSurface>
  );
}

/** Takes the focus with each meeting that is opened in it; one that comes by hover leaves it where it is. */
function FocusedCard({ peek: { link, returnTo }, children }: { peek: OpenPeek; children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (returnTo) card.current?.focus({ preventScroll: true });
  }, [returnTo, link]);
  return (
    <div ref={card} {...peekCardMark} tabIndex={-1} className={styles.peek}>
      {children}
    </div>
  );
}
