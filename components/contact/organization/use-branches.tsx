'use client';

import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { OrgBranch } from '@/lib/contract/contact';
import { useApi } from '@/lib/query/context/api-context';
import { orgBranch } from '@/lib/query/contact';
import { topId, type BranchState } from './tree-rows';

/** One branch of the organization, its people as far as they are read. */
export function useBranch(id: string): BranchState & { data: OrgBranch | undefined } {
  const query = useInfiniteQuery(orgBranch(useApi(), id === topId ? undefined : id));
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  return useMemo(() => {
    const read = () => {
      if (isFetching) return;
      void (data && hasNextPage ? fetchNextPage() : refetch());
    };
    return {
      ...peopleIn(data),
      data: data?.pages[0],
      hasMore: hasNextPage,
      isPending: data === undefined,
      error,
      isFetching,
      read,
    };
  }, [data, error, isFetching, hasNextPage, fetchNextPage, refetch]);
}

const peopleIn = (data: InfiniteData<OrgBranch> | undefined) => ({
  departments: data?.pages.flatMap(({ departments }) => departments) ?? [],
  members: data?.pages.flatMap(({ members }) => members) ?? [],
});

type ReaderProps = { id: string; onRead: (id: string, branch: BranchState | undefined) => void };

/** Reads an open branch for the tree around it: hooks cannot stand in a loop over branches. */
function BranchReader({ id, onRead }: ReaderProps) {
  const branch = useBranch(id);
  useEffect(() => onRead(id, branch), [id, branch, onRead]);
  useEffect(() => () => onRead(id, undefined), [id, onRead]);
  return null;
}

/** The open branches of the organization; `readers` has to be rendered. */
export function useBranches(top: BranchState) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const [read, setRead] = useState<ReadonlyMap<string, BranchState>>(new Map());
  const onRead = useCallback((id: string, branch: BranchState | undefined) => {
    setRead((before) => {
      const after = new Map(before);
      if (branch) after.set(id, branch);
      else after.delete(id);
      return after;
    });
  }, []);
  const toggle = useCallback((id: string, isOpen: boolean) => {
    setOpenIds((before) => {
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  const branches = useMemo(() => new Map(read).set(topId, top), [read, top]);
  const readers = [...openIds].map((id) => <BranchReader key={id} id={id} onRead={onRead} />);
  return { branches, openIds, toggle, readers };
}
