'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide';
import { useMemo } from 'react';
import { ViewButton } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { Icon } from '@/components/ui/layout/icon';
import { contactSearch } from '@/lib/query/contact';
import { useApi } from '@/lib/query/context/api-context';
import { contactsText } from '@/lib/text/zh-cn/contacts';
import { contactsHref, type ContactView } from '../contact-view';
import { PeopleList } from '../list/people-list';
import { GroupHead } from './group-head';
import { PeopleSkeleton } from './people-skeleton';
import styles from './search-results.module.css';

type Props = { view: ContactView; staffId: string };

/** The results of a search; the next page is read when the last row comes near (CON-01). */
export function SearchResults({ view, staffId }: Props) {
  const query = useInfiniteQuery(contactSearch(useApi(), view.keyword));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const people = useMemo(() => data?.pages.flatMap(({ contactPersons }) => contactPersons), [data]);
  const title = contactsText.results(view.keyword);
  const readMore = () => {
    if (hasNextPage && !isFetchingNextPage && !error) void fetchNextPage();
  };

  return (
    <>
      <GroupHead title={title} count={hasNextPage ? undefined : people?.length} />
      {people === undefined && error ? (
        <QueryFailed title={contactsText.failedResults} query={query} />
      ) : null}
      {people === undefined && !error ? <PeopleSkeleton /> : null}
      {people?.length === 0 ? (
        <EmptyState
          icon={<Icon of={SearchX} size={22} />}
          title={contactsText.noResults}
          action={
            <ViewButton href={contactsHref({ ...view, keyword: '' })} variant="outlined" color="inherit">
              {contactsText.clearSearch}
            </ViewButton>
          }
        >
          {contactsText.noResultsHint}
        </EmptyState>
      ) : null}
      {people && people.length > 0 ? (
        <PeopleList
          people={people}
          label={title}
          view={view}
          staffId={staffId}
          onEndNear={readMore}
          end={
            error ? (
              <QueryFailed
                title={contactsText.failedResults}
                query={{ ...query, refetch: () => fetchNextPage() }}
                variant="slim"
              />
            ) : (
              <p className={styles.end} role="status">
                {hasNextPage ? contactsText.loadingMore : null}
              </p>
            )
          }
        />
      ) : null}
    </>
  );
}
