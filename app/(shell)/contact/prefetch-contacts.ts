import type { QueryClient } from '@tanstack/react-query';
import type { ContactView } from '@/components/contact/contact-view';
import type { Api } from '@/lib/client/api';
import { contactSearch, frequentContacts, orgBranch } from '@/lib/query/contact';
import { labelPeople, labels } from '@/lib/query/label';

type Options = { api: Api; queryClient: QueryClient; view: ContactView };

/** UX-04: the people of the group that the address names, and the labels beside it. Without the labels it is still a page. */
export async function prefetchContacts({ api, queryClient, view }: Options): Promise<void> {
  await Promise.all([readGroup({ api, queryClient, view }), queryClient.prefetchQuery(labels(api))]);
}

async function readGroup({ api, queryClient, view }: Options): Promise<void> {
  if (view.keyword) await queryClient.fetchInfiniteQuery(contactSearch(api, view.keyword));
  else if (view.group === 'organization') await queryClient.fetchInfiniteQuery(orgBranch(api));
  // A label of a former link may be gone, which is a state of the screen.
  else if (view.labelId) await queryClient.prefetchQuery(labelPeople(api, view.labelId));
  else await queryClient.fetchQuery(frequentContacts(api));
}
