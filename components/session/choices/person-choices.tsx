'use client';

import { useQuery } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { useHydrated } from '@/components/ui/page/use-hydrated';
import { useToast } from '@/components/ui/toast/toast';
import { storeChoices, storedChoices } from '@/lib/client/storage/person-choices';
import type { PersonConfig, PersonConfigChange } from '@/lib/contract/person-config';
import { useApi } from '@/lib/query/context/api-context';
import { personConfig, useSetPersonConfig } from '@/lib/query/person-config';
import { failureText } from '@/lib/text/errors';

export type PersonChoices = {
  /** Undefined until they are read, and on the server. */
  choices: PersonConfig | undefined;
  /** Stores choices for every device; a date is never one of them. */
  choose: (change: PersonConfigChange) => void;
};

const PersonChoicesContext = createContext<PersonChoices>({ choices: undefined, choose: () => undefined });

type Props = { staffId: string; children: ReactNode };

/**
 * The choices of a person, for every screen that remembers something (CFG-04). The address of a screen wins over it; this browser's
 * cache wins over the personal configuration, which is read once after a log-in and again when another device changes it.
 */
export function PersonChoicesProvider({ staffId, children }: Props) {
  const toast = useToast();
  const isHydrated = useHydrated();
  const cached = useMemo(() => (isHydrated ? storedChoices(staffId) : undefined), [isHydrated, staffId]);
  const { data: choices } = useQuery({
    ...personConfig(useApi()),
    enabled: isHydrated,
    initialData: cached,
    staleTime: Infinity,
  });
  const { mutate } = useSetPersonConfig();

  useEffect(() => {
    if (choices) storeChoices(staffId, choices);
  }, [staffId, choices]);

  const choose = useCallback(
    (change: PersonConfigChange) =>
      mutate(change, { onError: (error) => toast(failureText('personConfig', error), 'error') }),
    [mutate, toast],
  );
  const value = useMemo(() => ({ choices, choose }), [choices, choose]);
  return <PersonChoicesContext value={value}>{children}</PersonChoicesContext>;
}

/** The person's choices and how to change them. */
export const usePersonChoices = (): PersonChoices => use(PersonChoicesContext);
