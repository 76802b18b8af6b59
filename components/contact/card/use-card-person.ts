'use client';

import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Contact } from '@/lib/contract/contact';
import { contactKeys, frequentContacts, person } from '@/lib/query/contact';
import { useApi } from '@/lib/query/context/api-context';
import { refOf } from '../contact-view';

/** The person of a card: at once as a list has shown them, then as the service knows them. */
export function useCardPerson(personRef: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: frequent } = useQuery(frequentContacts(api));
  // Only the own list knows people outside the company.
  const external = frequent?.find((contact) => !contact.staffId && contact.id === personRef);
  const query = useQuery({
    ...person(api, personRef),
    enabled: external === undefined,
    placeholderData: () => listedPerson(queryClient, personRef),
  });
  return { query, data: external ?? query.data };
}

function listedPerson(queryClient: QueryClient, personRef: string): Contact | undefined {
  const answers = queryClient.getQueriesData<unknown>({ queryKey: contactKeys.all });
  return answers
    .flatMap(([, answer]) => contactsIn(answer))
    .find((contact) => refOf(contact) === personRef && contact.staffId !== undefined);
}

type Page = { contactPersons?: Contact[]; members?: Contact[] };

function contactsIn(answer: unknown): Contact[] {
  if (Array.isArray(answer)) return answer.filter(isContact);
  if (typeof answer !== 'object' || answer === null || !('pages' in answer)) return [];
  return (answer.pages as Page[]).flatMap(({ contactPersons, members }) => contactPersons ?? members ?? []);
}

const isContact = (value: unknown): value is Contact =>
  typeof value === 'object' && value !== null && 'relation' in value;
