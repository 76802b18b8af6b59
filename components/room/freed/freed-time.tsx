'use client';

import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy/lazy-part';
import { useServerClock, useServerNow } from '@/components/ui/page/server-clock';
import { useHydrated } from '@/components/ui/page/use-hydrated';
import { RememberContext } from './remember-vain';
import {
  readSearches,
  usefulSearches,
  type VainSearch,
  type VainSubject,
  withoutSearch,
  withSearch,
  writeSearches,
} from './vain-searches';

const OffersContext = createContext<{ searches: VainSearch[]; forget: (search: VainSearch) => void }>({
  searches: [],
  forget: () => undefined,
});

const LazyFreedOffer = lazyPart(() => import('./freed-offer').then(({ FreedOffer }) => FreedOffer));

const none: VainSearch[] = [];

type Props = { staffId: string; children: ReactNode };

/** BEY-09: remembers for half an hour, in this tab, what was searched for in vain, so that the page can offer it once it is free. */
export function FreedTime({ staffId, children }: Props) {
  const clock = useServerClock();
  // The server cannot see this tab's storage, so the first render must not either.
  const isHydrated = useHydrated();
  const [changed, setChanged] = useState<VainSearch[]>();
  const searches = useMemo(
    () => changed ?? (isHydrated ? readSearches(staffId) : none),
    [changed, isHydrated, staffId],
  );

  const change = useCallback(
    (next: (searches: VainSearch[]) => VainSearch[]) => {
      const following = next(usefulSearches(readSearches(staffId), clock.now()));
      writeSearches(staffId, following);
      setChanged(following);
    },
    [staffId, clock],
  );
  const remember = useCallback(
    (subject: VainSubject) => change((stored) => withSearch(stored, { ...subject, storedAt: clock.now() })),
    [change, clock],
  );
  const offers = useMemo(
    () => ({ searches, forget: (search: VainSearch) => change((stored) => withoutSearch(stored, search)) }),
    [searches, change],
  );
  return (
    <RememberContext value={remember}>
      <OffersContext value={offers}>{children}</OffersContext>
    </RememberContext>
  );
}

/** Time that has become free meanwhile, to be booked by one press. */
export function FreedOffers({ realName, zone }: { realName: string; zone: string }) {
  const { searches, forget } = use(OffersContext);
  const useful = usefulSearches(searches, useServerNow());
  return useful.map((search) => (
    <LazyFreedOffer
      key={JSON.stringify(search)}
      search={search}
      realName={realName}
      zone={zone}
      onDone={() => forget(search)}
    />
  ));
}
