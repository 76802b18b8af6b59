'use client';

import { useMemo, useRef, useState, type RefObject } from 'react';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { ApprovalRecord } from '@/lib/contract/approval';
import { usePendingDecisions, type Decision } from '@/lib/query/settle-approval';
import { approvalCentreText } from '@/lib/text/zh-cn/approval-centre';
import type { ApprovalView } from '../approval-view';
import { ApprovalRow } from '../row/approval-row';
import { BatchBar } from '../settle/batch-bar';
import { SettleResults } from '../settle/settle-results';
import { useSelection } from '../settle/use-selection';
import { useSettle } from '../settle/use-settle';
import styles from './approval-centre.module.css';
import { useOpenRequest } from './use-open-request';
import { useRetainedFocus } from './use-retained-focus';
import { useRowKeys } from './use-row-keys';

type Props = {
  records: readonly ApprovalRecord[];
  /** The size of the whole list. */
  total: number | undefined;
  view: ApprovalView;
  pageRef: RefObject<HTMLElement | null>;
  zone: string;
};

/** Requests one below the other; those that the reader may settle are settled here, one by one or several at once. */
export function ApprovalList({ records, total, view, pageRef, zone }: Props) {
  const now = useServerNow();
  const listRef = useRef<HTMLUListElement>(null);
  const ids = useMemo(() => records.map(({ id }) => id), [records]);
  const open = useOpenRequest(view.side);
  const [refusing, setRefusing] = useState<string>();
  const pending = usePendingDecisions();
  const selection = useSelection(useMemo(() => settleableOf(records), [records]));
  const { settle, isPending, failure, round, dismissRound } = useSettle({
    onSettled: (id) => setRefusing((last) => (last === id ? undefined : last)),
  });
  const retained = useRetainedFocus(listRef, ids);

  const decide = (chosen: readonly ApprovalRecord[], decision: Decision) => {
    const free = chosen.filter(({ id, can }) => (can.agree || can.refuse) && !pending.has(id));
    if (free.length > 0) void settle(free, decision);
  };
  useRowKeys({
    pageRef,
    records,
    onAgree: (record) => record.can.agree && decide([record], { kind: 'agree' }),
    onRefuse: (record) => record.can.refuse && setRefusing(record.id),
    onSelect: (record) => selection.toggle(record.id),
  });

  const chosen = records.filter(({ id }) => selection.selected.includes(id));
  const settles = view.side === 'received' && view.kind === 'pending';
  return (
    <>
      {settles && records.length > 0 ? (
        <BatchBar
          total={total}
          selection={selection}
          isPending={isPending}
          onDecide={(decision) => decide(chosen, decision)}
        />
      ) : null}
      {round ? <SettleResults round={round} onClose={dismissRound} /> : null}
      <ul ref={listRef} className={styles.rows} aria-label={approvalCentreText.list} {...retained}>
        {records.map((record) => (
          <ApprovalRow
            key={record.id}
            record={record}
            side={view.side}
            now={now}
            zone={zone}
            onOpen={(event) => void open(event, record)}
            settling={
              settles && (record.can.agree || record.can.refuse)
                ? {
                    isSelected: selection.isSelected(record.id),
                    isRefusing: refusing === record.id,
                    pending: pending.get(record.id),
                    failure: failure?.id === record.id ? failure.message : undefined,
                    onSelect: () => selection.toggle(record.id),
                    onRefusing: (isRefusing) => setRefusing(isRefusing ? record.id : undefined),
                    onDecide: (decision) => decide([record], decision),
                  }
                : undefined
            }
          />
        ))}
      </ul>
    </>
  );
}

const settleableOf = (records: readonly ApprovalRecord[]) =>
  records.filter(({ can }) => can.agree || can.refuse).map(({ id }) => id);
