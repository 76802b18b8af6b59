'use client';

import { useSearchParams } from 'next/navigation';
import { ContactCardSlot } from './card/contact-card-slot';
import styles from './contact-screen.module.css';
import { contactView } from './contact-view';
import { SearchResults } from './group/search-results';
import { FrequentPeople } from './group/frequent-people';
import { LabelPeople } from './group/label-people';
import { OrganizationPeople } from './group/organization-people';
import { ContactGroups } from './side/contact-groups';
import { ContactSearch } from './side/contact-search';

type Props = { staffId: string; companyName: string; zone: string };

/** The address book: search and groups beside the people of one group; the address says which (CON-01, CON-02). */
export function ContactScreen({ staffId, companyName, zone }: Props) {
  const view = contactView(useSearchParams());
  const shared = { view, staffId };
  return (
    <div className={styles.screen}>
      <aside className={styles.side}>
        <ContactSearch view={view} />
        <ContactGroups view={view} />
      </aside>
      <section className={styles.main}>
        {view.keyword ? (
          <SearchResults {...shared} />
        ) : view.group === 'organization' ? (
          <OrganizationPeople {...shared} companyName={companyName} />
        ) : view.labelId ? (
          <LabelPeople key={view.labelId} {...shared} labelId={view.labelId} />
        ) : (
          <FrequentPeople {...shared} />
        )}
      </section>
      <ContactCardSlot view={view} staffId={staffId} zone={zone} />
    </div>
  );
}
