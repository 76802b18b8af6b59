'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { ApprovalRecord } from '@/lib/contract/approval';

type Options = {
  /** The page that the keys belong to: single letters act only while the focus is in it (WCAG 2.1.4). */
  pageRef: RefObject<HTMLElement | null>;
  records: readonly ApprovalRecord[];
  onAgree: (record: ApprovalRecord) => void;
  onRefuse: (record: ApprovalRecord) => void;
  onSelect: (record: ApprovalRecord) => void;
};

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('textarea, select, input:not([type=checkbox])') !== null;

const rowsIn = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('[data-request]')];

/** J and K go from row to row, A and R settle the one with the focus, X chooses it; Enter opens it as a link does. */
export function useRowKeys({ pageRef, records, ...acts }: Options): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const page = pageRef.current;
    if (!page || event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rows = rowsIn(page);
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const record = records.find(({ id }) => id === rows[at]?.dataset.request);
    const act = record && { a: acts.onAgree, r: acts.onRefuse, x: acts.onSelect }[event.key.toLowerCase()];
    const step = { j: 1, k: -1 }[event.key.toLowerCase()];
    if (step !== undefined) focusRow(rows[at === -1 ? 0 : at + step]);
    else if (act) act(record);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const page = pageRef.current;
    page?.addEventListener('keydown', onKeyDown);
    return () => page?.removeEventListener('keydown', onKeyDown);
  }, [pageRef]);
}

/** The focus of a row is that of its link. */
export const focusRow = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('a')?.focus();
