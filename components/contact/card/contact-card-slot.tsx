'use client';

import { useEffect, useRef } from 'react';
import { lazyPart } from '@/components/ui/lazy/lazy-part';
import { contactsHref, type ContactView } from '../contact-view';

type Props = { view: ContactView; staffId: string; zone: string };

const LazyContactCard = lazyPart(() => import('./contact-card').then(({ ContactCard }) => ContactCard));

/** The card of the person that the address names. */
export function ContactCardSlot({ view, staffId, zone }: Props) {
  const { person } = view;
  const isOpenedHere = useRef(false);
  const previous = useRef(person);
  useEffect(() => {
    if (person !== previous.current) isOpenedHere.current = person !== undefined;
    previous.current = person;
  }, [person]);

  // Back would open a card again that was closed by a new entry.
  const close = () => {
    if (isOpenedHere.current) window.history.back();
    else window.history.replaceState(null, '', contactsHref({ ...view, person: undefined }));
  };
  return person ? (
    <LazyContactCard key={person} personRef={person} staffId={staffId} zone={zone} onClose={close} />
  ) : null;
}
