'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useId, useRef } from 'react';
import { mayTakeFocus } from '@/components/ui/form/may-take-focus';
import { approvalText } from '@/lib/text/zh-cn/approval';
import { approvalView } from '../approval-view';
import styles from './approval-centre.module.css';
import { ApprovalResults } from './approval-results';
import { ApprovalTabs } from './approval-tabs';

type Props = { zone: string };

/** Requests that wait and those that are settled, to me and by me; the address says which (APR-01). */
export function ApprovalCentre({ zone }: Props) {
  const view = approvalView(useSearchParams());
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  // The keys of the list work from here, without a click first.
  useEffect(() => {
    if (mayTakeFocus()) ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={ref} className={styles.page} aria-labelledby={titleId} tabIndex={-1}>
      <h1 id={titleId}>{approvalText.title}</h1>
      <ApprovalTabs view={view} />
      <ApprovalResults key={`${view.kind} ${view.side}`} view={view} pageRef={ref} zone={zone} />
    </section>
  );
}
