'use client';

import { Building2 } from 'lucide';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LoadFailed } from '@/components/ui/feedback/load-failed';
import { Icon } from '@/components/ui/layout/icon';
import { contactsText } from '@/lib/text/zh-cn/contacts';
import type { ContactView } from '../contact-view';
import { OrganizationTree } from '../organization/organization-tree';
import { topId } from '../organization/tree-rows';
import { useBranch } from '../organization/use-branches';
import { GroupHead } from './group-head';
import { PeopleSkeleton } from './people-skeleton';

type Props = { view: ContactView; staffId: string; companyName: string };

/** The company's people by department, or why they are not shown (CON-03). */
export function OrganizationPeople({ view, staffId, companyName }: Props) {
  const top = useBranch(topId);
  const { data } = top;
  const isEmpty = data?.isPublished && top.departments.length + top.members.length === 0;
  return (
    <>
      <GroupHead title={companyName} count={data?.isPublished ? data.memberTotalCount : undefined} />
      {data === undefined && top.error ? (
        <LoadFailed
          title={contactsText.failedOrganization}
          error={top.error}
          isRetrying={top.isFetching}
          onRetry={top.read}
        />
      ) : null}
      {data === undefined && !top.error ? <PeopleSkeleton /> : null}
      {data?.isPublished === false ? (
        <EmptyState icon={<Icon of={Building2} size={22} />} title={contactsText.notPublished} />
      ) : null}
      {isEmpty ? (
        <EmptyState icon={<Icon of={Building2} size={22} />} title={contactsText.noContacts} />
      ) : null}
      {data?.isPublished && !isEmpty ? <OrganizationTree top={top} view={view} staffId={staffId} /> : null}
    </>
  );
}
