import type { Contact } from '@/lib/contract/contact';
import { relationOf, showsMobile } from '@/lib/domain/contact/relation';
import { safeLink } from '@/lib/web/safe-link';
import type { PersonRow } from './queries/select-people';

/** A person as the contract shows them; other nouns that show people take the same shape. */
export function presentPerson(row: PersonRow): Contact {
  const isExternal = row.staff_id === null;
  const relation = relationOf({ isAdded: row.contact_id !== null, addedMe: row.added_me });
  const avatar = safeLink(row.avatar);
  return {
    ...(row.contact_id !== null && { id: row.contact_id }),
    ...(row.staff_id !== null && { staffId: row.staff_id }),
    realName: row.real_name,
    displayName: row.remark ?? row.real_name,
    ...(row.pinyin && { pinyin: row.pinyin }),
    ...(avatar !== undefined && { avatar }),
    ...(row.mobile && showsMobile({ isExternal, relation }) && { mobile: row.mobile }),
    ...(row.email && { email: row.email }),
    ...(row.org_name && { orgName: row.org_name }),
    ...(row.department && { department: row.department }),
    ...(row.job_title && { jobTitle: row.job_title }),
    ...(row.remark && { remark: row.remark }),
    relation,
    isExternal,
  };
}
