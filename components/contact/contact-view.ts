import type { Contact } from '@/lib/contract/contact';
import { limits } from '@/lib/domain/limits/limits';
import { cutText } from '@/lib/web/cut-text';

export const contactGroups = ['frequent', 'organization', 'label'] as const;

/** The view of the contact screen that its address encodes; it survives Back, reload and a shared link. */
export type ContactView = {
  group: (typeof contactGroups)[number];
  /** Only in the group of a label. */
  labelId?: string | undefined;
  /** Its results stand in place of the group. */
  keyword: string;
  /** The person of the open card: the staff id of a colleague, the contact id of somebody outside. */
  person?: string | undefined;
};

type Query = { get(name: string): string | null };

const maxIdLength = 64;
const idOf = (text: string | null) => (text && text.length <= maxIdLength ? text : undefined);

/** Whatever the address says wrongly falls back to the frequent contacts. */
export function contactView(query: Query): ContactView {
  const labelId = idOf(query.get('label'));
  const named = contactGroups.find((group) => group === query.get('group')) ?? 'frequent';
  return {
    group: labelId ? 'label' : named === 'label' ? 'frequent' : named,
    labelId,
    keyword: cutText((query.get('keyword') ?? '').trim(), limits.searchTextMaxLength),
    person: idOf(query.get('person')),
  };
}

/** The address of a view, short where it says nothing new. */
export function contactsHref({ group, labelId, keyword, person }: ContactView): string {
  const query = new URLSearchParams();
  if (group === 'organization') query.set('group', group);
  if (group === 'label' && labelId) query.set('label', labelId);
  if (keyword) query.set('keyword', keyword);
  if (person) query.set('person', person);
  return query.size === 0 ? '/contact' : `/contact?${query}`;
}

/** How a person is named in an address: somebody outside the company has no staff id. */
export const refOf = ({ staffId, id }: Pick<Contact, 'staffId' | 'id'>): string | undefined => staffId ?? id;
