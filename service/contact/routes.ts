import type { contactEndpoints } from '@/lib/contract/contact';
import { searchKeyword } from '@/lib/domain/contact/search-keyword';
import { contactLimits } from '@/lib/domain/limits/contact-limits';
import { runCommand } from '../kernel/commands/run-command';
import type { Handlers } from '../kernel/handlers';
import { addContact } from './commands/add-contact';
import { deleteContact } from './commands/delete-contact';
import { setRemark } from './commands/set-remark';
import { presentPerson } from './person-shape';
import { placeOf, placeText } from './place';
import { presentOrganization } from './present';
import { isOrganizationPublished } from './queries/address-book';
import { getContactsPage, getFrequentContacts } from './queries/frequent-contacts';
import { readerOf } from './queries/may-read';
import { getOrganization } from './queries/org-tree';
import { getPeople, getPerson } from './queries/people';
import { searchPeople } from './queries/search-people';
import { readBranch } from './read-branch';

export const contactRoutes = {
  'GET /api-meeting/api/personal_contacts': async ({ deps, caller, query }) =>
    (await getFrequentContacts(deps.db, caller, query.type)).map(presentPerson),

  'GET /api-meeting/api/personal_contacts/v2': async ({ deps, caller, query }) => {
    const { total, rows } = await getContactsPage(deps.db, caller, query);
    return { total, ...query, list: rows.map(presentPerson) };
  },

  'GET /api-meeting/api/personal_contacts/{id}/action/relations': async ({ deps, caller, params }) => {
    const row = await getPerson(deps.db, readerOf(caller, deps.clock.now()), params.id);
    const { relation, remark } = presentPerson(row);
    return { relation, ...(remark !== undefined && { remark }) };
  },

  'GET /api-meeting/api/personal_contacts/action/query-list': async ({ deps, caller, query }) => {
    const size = contactLimits.searchPageSize;
    const rows = await searchPeople(deps.db, readerOf(caller, deps.clock.now()), {
      keyword: searchKeyword(query.keyword),
      limit: size + 1,
      withOutside: true,
      after: placeOf(query.searchId),
    });
    const page = rows.slice(0, size);
    const last = page.at(-1);
    const contactPersons = page.map(presentPerson).map((person) => ({
      ...person,
      ...(person.staffId !== undefined && { personStaffId: person.staffId }),
    }));
    const searchId = last ? placeText(last) : (query.searchId ?? '');
    return { searchId, contactPersons, hasMore: rows.length > size };
  },

  'GET /api-meeting/api/personal_contacts/v2/actions/search': async ({ deps, caller, query }) => {
    const keyword = searchKeyword(query.keyword);
    const limit = contactLimits.searchPageSize;
    const rows = await searchPeople(deps.db, readerOf(caller, deps.clock.now()), { keyword, limit });
    return rows.map(presentPerson);
  },

  'PUT /api-meeting/api/personal_contacts/{id}': ({ deps, caller, params, body }) =>
    runCommand({ deps, caller }, setRemark, { ...params, ...body }),

  'DELETE /api-meeting/api/personal_contacts/{id}': ({ deps, caller, params }) =>
    runCommand({ deps, caller }, deleteContact, params),

  'POST /api-meeting/api/personal_contacts': ({ deps, caller, body: { staffId }, once }) =>
    once((requestKey) => runCommand({ deps, caller, requestKey }, addContact, { staffId })),

  'GET /api-meeting/api/personal_contacts/org-structure/list': async ({ deps, caller }) =>
    (await isOrganizationPublished(deps, caller))
      ? presentOrganization(await getOrganization(deps.db, caller))
      : [],

  'GET /api-meeting/api/users/org-structure/children': ({ deps, caller, query }) =>
    readBranch(deps, caller, query),

  'GET /api-meeting/api/users/{id}': async ({ deps, caller, params }) =>
    presentPerson(await getPerson(deps.db, readerOf(caller, deps.clock.now()), params.id)),

  'GET /api-meeting/api/user/staff/getByStaffIds': async ({ deps, caller, query }) =>
    (await getPeople(deps.db, readerOf(caller, deps.clock.now()), query.staffIds)).map(presentPerson),

  'POST /api-meeting/api/user/staff/contactPersonDetail': async ({ deps, caller, body }) =>
    (await getPeople(deps.db, readerOf(caller, deps.clock.now()), body.personStaffIdList)).map(presentPerson),
} satisfies Handlers<typeof contactEndpoints>;
