'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState, type ClipboardEvent } from 'react';
import { pastedNames } from '@/lib/domain/contact/pasted-names';
import { contactLimits } from '@/lib/domain/limits/contact-limits';
import { limits } from '@/lib/domain/limits/limits';
import { peopleToPick } from '@/lib/query/contact';
import { useApi } from '@/lib/query/context/api-context';
import type { PickedPerson } from '../picked-person';
import type { Picking } from '../use-selection';
import { resolveNames, type PasteResult } from './resolve-names';

export type PasteReport =
  | { state: 'pending' }
  | { state: 'failed'; names: readonly string[] }
  | ({ state: 'done'; added: number } & Omit<PasteResult, 'people'>);

/** A list of names, numbers or addresses that is pasted into the search picks its people, and says which it could not find. */
export function usePastedPeople(picking: Picking) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [report, setReport] = useState<PasteReport>();

  const pick = async (names: readonly string[]) => {
    setReport({ state: 'pending' });
    try {
      const { people, ...rest } = await resolveNames(names, (name) =>
        queryClient.fetchQuery(peopleToPick(api, name.slice(0, limits.searchTextMaxLength))),
      );
      setReport({ state: 'done', added: picking.add(people), ...rest });
    } catch {
      setReport({ state: 'failed', names });
    }
  };

  return {
    report,
    dismiss: () => setReport(undefined),
    retry: () => report?.state === 'failed' && void pick(report.names),
    /** Settles a name that several people have. */
    choose: (name: string, person: PickedPerson) => {
      picking.add([person]);
      setReport((before) =>
        before?.state === 'done'
          ? {
              ...before,
              added: before.added + 1,
              ambiguous: before.ambiguous.filter((each) => each.name !== name),
            }
          : before,
      );
    },
    /** A single name is searched as if it was typed. */
    onPaste: (event: ClipboardEvent) => {
      const names = pastedNames(event.clipboardData.getData('text')).slice(0, contactLimits.peopleByIdMax);
      if (names.length < 2) return;
      event.preventDefault();
      void pick(names);
    },
  };
}

export type Pasting = ReturnType<typeof usePastedPeople>;
