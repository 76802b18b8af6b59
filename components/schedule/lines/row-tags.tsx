import { TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { InviteTag } from '@/components/meeting/tags/invite-tag';
import { StatusTag } from '@/components/meeting/tags/status-tag';
import { Icon } from '@/components/ui/layout/icon';
import { Tag } from '@/components/ui/layout/tag';
import type { AtHand } from '@/lib/domain/calendar/at-hand';
import { rowTag } from '@/lib/domain/calendar/row-tag';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { atHandWords } from '@/lib/text/schedule/at-hand-words';
import styles from './row-tags.module.css';

type Props = {
  status: string;
  /** Absent of one's own meeting. */
  inviteState?: number | undefined;
  atHand?: AtHand | undefined;
  /** That it collides, in words. */
  conflict?: string | undefined;
  /** The status that a countdown or a heading beside it says already. */
  evidentStatus?: string | undefined;
};

/**
 * The tag of a meeting in a list, one, so that place and organizer have room; a conflict keeps its sign beside another tag. The
 * rest is read out and not drawn (SCH-03).
 */
export function RowTags({ status, inviteState, atHand, conflict, evidentStatus }: Props) {
  const tag = rowTag({
    ...{ status, inviteState, evidentStatus },
    isAtHand: atHand !== undefined,
    isConflict: conflict !== undefined,
  });
  // Called off for me: what becomes of the meeting without me is not my day's business.
  const isWithdrawn = inviteState === inviteStates.withdrawn;
  return (
    <>
      {atHand ? (
        <Part isDrawn={tag === 'atHand'}>
          <span className={styles.atHand} data-when={atHand.when}>
            {atHandWords(atHand)}
          </span>
        </Part>
      ) : null}
      {isWithdrawn ? null : (
        <Part isDrawn={tag === 'status'}>
          <StatusTag status={status} />
        </Part>
      )}
      {inviteState === undefined ? null : (
        <Part isDrawn={tag === 'invite'}>
          <InviteTag state={inviteState} />
        </Part>
      )}
      {conflict === undefined ? null : <Conflict words={conflict} isTag={tag === 'conflict'} />}
    </>
  );
}

type PartProps = { isDrawn: boolean; children: ReactNode };

const Part = ({ isDrawn, children }: PartProps) =>
  isDrawn ? children : <span className="visually-hidden">{children}</span>;

const Conflict = ({ words, isTag }: { words: string; isTag: boolean }) =>
  isTag ? (
    <Tag tone="refused">
      <span className={styles.clash}>{words}</span>
    </Tag>
  ) : (
    <span className={styles.sign} role="img" aria-label={words}>
      <Icon of={TriangleAlert} size={14} />
    </span>
  );
