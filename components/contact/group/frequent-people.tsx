'use client';

import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide';
import { ViewButton } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { Icon } from '@/components/ui/layout/icon';
import { frequentContacts } from '@/lib/query/contact';
import { useApi } from '@/lib/query/context/api-context';
import { contactsText } from '@/lib/text/zh-cn/contacts';
import { contactsHref, type ContactView } from '../contact-view';
import { PeopleList } from '../list/people-list';
import { GroupHead } from './group-head';
import { PeopleSkeleton } from './people-skeleton';

type Props = { view: ContactView; staffId: string };

/** Frequent contacts under their first letters (CON-02). */
export function FrequentPeople({ view, staffId }: Props) {
  const query = useQuery(frequentContacts(useApi()));
  const { data: people } = query;
  return (
    <>
      <GroupHead title={contactsText.groups.frequent} count={people?.length} />
      {people === undefined ? <Pending query={query} /> : null}
      {people?.length === 0 ? (
        <EmptyState
          icon={<Icon of={Users} size={22} />}
          title={contactsText.noContacts}
          action={
            <ViewButton
              href={contactsHref({ group: 'organization', keyword: '' })}
              variant="outlined"
              color="inherit"
            >
              {contactsText.openOrganization}
            </ViewButton>
          }
        >
          {contactsText.noFrequentHint}
        </EmptyState>
      ) : null}
      {people && people.length > 0 ? (
        <PeopleList
          people={people}
          label={contactsText.groups.frequent}
          view={view}
          staffId={staffId}
          isLettered
        />
      ) : null}
    </>
  );
}

const Pending = ({ query }: { query: Parameters<typeof QueryFailed>[0]['query'] }) =>
  query.error ? <QueryFailed title={contactsText.failed} query={query} /> : <PeopleSkeleton />;
