import type { Contact } from '@/lib/contract/contact';

/** A colleague that can be picked, as far as chips and rows show them. */
export type PickedPerson = Pick<Contact, 'realName' | 'pinyin' | 'avatar' | 'department' | 'remark'> & {
  staffId: string;
};

/** Somebody outside the company has no staff id and cannot be picked. */
export function pickedOf(contact: Contact): PickedPerson | undefined {
  const { staffId, realName, pinyin, avatar, department, remark } = contact;
  return staffId ? { staffId, realName, pinyin, avatar, department, remark } : undefined;
}

export const pickedFrom = (contacts: readonly Contact[]): PickedPerson[] =>
  contacts.flatMap((contact) => pickedOf(contact) ?? []);
