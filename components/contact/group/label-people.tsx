'use client';

import { useQuery } from '@tanstack/react-query';
import { Tag, Users } from 'lucide';
import { LabelActions } from '@/components/label/label-actions';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { Icon } from '@/components/ui/layout/icon';
import { ApiError } from '@/lib/client/failures/api-error';
import { useApi } from '@/lib/query/context/api-context';
import { labelPeople, labels } from '@/lib/query/label';
import { contactsText } from '@/lib/text/zh-cn/contacts';
import { labelsText } from '@/lib/text/zh-cn/labels';
import { contactsHref, type ContactView } from '../contact-view';
import { PeopleList } from '../list/people-list';
import { GroupHead } from './group-head';
import { PeopleSkeleton } from './people-skeleton';

type Props = { view: ContactView; labelId: string; staffId: string };

const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404;

/** The people under one of one's own labels, and what can be done with the label (CON-07). */
export function LabelPeople({ view, labelId, staffId }: Props) {
  const api = useApi();
  const query = useQuery(labelPeople(api, labelId));
  const { data: own } = useQuery(labels(api));
  const label = own?.find(({ id }) => id === labelId);
  const { data: people, error } = query;
  const isGone = isMissing(error) || (own !== undefined && label === undefined);

  if (isGone) {
    return (
      <>
        <GroupHead title={labelsText.title} />
        <EmptyState icon={<Icon of={Tag} size={22} />} title={labelsText.missing} />
      </>
    );
  }
  return (
    <>
      <GroupHead title={label?.name ?? labelsText.title} count={people?.length}>
        {label && people ? (
          <LabelActions
            label={label}
            people={people}
            staffId={staffId}
            onDeleted={() =>
              window.history.replaceState(null, '', contactsHref({ group: 'frequent', keyword: '' }))
            }
          />
        ) : null}
      </GroupHead>
      {people === undefined && error ? <QueryFailed title={contactsText.failedLabel} query={query} /> : null}
      {people === undefined && !error ? <PeopleSkeleton /> : null}
      {people?.length === 0 ? (
        <EmptyState icon={<Icon of={Users} size={22} />} title={contactsText.noContacts}>
          {contactsText.noLabelMembersHint}
        </EmptyState>
      ) : null}
      {people && people.length > 0 ? (
        <PeopleList
          people={people}
          label={label?.name ?? labelsText.title}
          view={view}
          staffId={staffId}
          isLettered
        />
      ) : null}
    </>
  );
}
