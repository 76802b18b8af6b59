import { z } from 'zod';
import { contactTypes, relations } from '@/lib/domain/contact/relation';
import { isRemarkLength, remarkOf } from '@/lib/domain/contact/person-text';
import { errorCodes } from '@/lib/domain/error-codes';
import { contactLimits } from '@/lib/domain/limits/contact-limits';
import { limits } from '@/lib/domain/limits/limits';
import { idParams, idSchema, pageOf, pageQuerySchema } from './common';
import type { EndpointTable } from './endpoint';

/** A person of the address book, or of one's own outside it. */
export const contactSchema = z
  .object({
    /** The contact's own id; absent while the caller has not added the person. */
    id: idSchema.optional(),
    /** Absent for somebody outside the company. */
    staffId: idSchema.optional(),
    refId: idSchema.optional(),
    realName: z.string(),
    /** The remark where there is one, else the name. */
    displayName: z.string().optional(),
    /** How the name is read, in capitals, syllables apart: what lists are sorted and grouped by (CON-02). */
    pinyin: z.string().optional(),
    avatar: z.string().optional(),
    /** Only where {@link showsMobile} allows it (CON-04, S46). */
    mobile: z.string().optional(),
    email: z.string().optional(),
    orgId: idSchema.optional(),
    orgName: z.string().optional(),
    department: z.string().optional(),
    jobTitle: z.string().optional(),
    remark: z.string().optional(),
    relation: z.enum(relations),
    isExternal: z.boolean(),
  })
  .meta({ id: 'Contact' });
export type Contact = z.infer<typeof contactSchema>;

export type OrgNode = {
  id: string;
  name: string;
  memberTotalCount: number;
  children: OrgNode[];
  members: Contact[];
};
export const orgNodeSchema: z.ZodType<OrgNode> = z.lazy(() =>
  z.object({
    id: idSchema,
    name: z.string(),
    memberTotalCount: z.number().int(),
    children: z.array(orgNodeSchema),
    members: z.array(contactSchema),
  }),
);

/** One level of the organization (CON-03). */
export const orgBranchSchema = z.object({
  /** False while the administrator has not published the organization; everything else is empty then. */
  isPublished: z.boolean(),
  /** People of the branch and of all below it. */
  memberTotalCount: z.number().int(),
  /** Empty on every page but the first. */
  departments: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      memberTotalCount: z.number().int(),
      hasChildren: z.boolean(),
    }),
  ),
  /** People of the branch itself, by name. */
  members: z.array(contactSchema),
  /** Continues with the next people; absent on the last page. */
  cursor: z.string().optional(),
});
export type OrgBranch = z.infer<typeof orgBranchSchema>;

const typeQuery = z.object({
  type: z.coerce
    .number()
    .pipe(z.literal(Object.values(contactTypes)))
    .default(limits.contactsDefaultType),
});
const keyword = z.string().trim().min(1).max(limits.searchTextMaxLength);
const staffIds = z
  .string()
  .max(16_000)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(idSchema).max(contactLimits.peopleByIdMax));
const remark = z.string().max(256).transform(remarkOf).refine(isRemarkLength);

export const contactEndpoints = {
  'GET /api-meeting/api/personal_contacts': {
    summary: 'Frequent contacts: type 1 colleagues, 2 all, 3 people outside the company',
    query: typeQuery,
    response: z.array(contactSchema),
  },
  'GET /api-meeting/api/personal_contacts/v2': {
    summary: 'Frequent contacts by pages',
    query: pageQuerySchema,
    search: true,
    response: pageOf(contactSchema),
  },
  'GET /api-meeting/api/personal_contacts/{id}/action/relations': {
    summary: 'How the caller and a person stand to each other; id of the contact or of the staff',
    params: idParams,
    response: contactSchema.pick({ relation: true, remark: true }),
  },
  'GET /api-meeting/api/personal_contacts/action/query-list': {
    summary: 'Search people by phone, e-mail or name; the searchId of an answer continues after it',
    query: z.object({ keyword, searchId: z.string().max(512).optional() }),
    search: true,
    response: z.object({
      searchId: z.string(),
      contactPersons: z.array(contactSchema.extend({ personStaffId: idSchema.optional() })),
      hasMore: z.boolean(),
    }),
  },
  'GET /api-meeting/api/personal_contacts/v2/actions/search': {
    summary: 'Search colleagues, for pickers',
    query: z.object({ keyword }),
    search: true,
    response: z.array(contactSchema),
  },
  'PUT /api-meeting/api/personal_contacts/{id}': {
    summary: 'Set a contact’s remark name; id of the contact or of the staff',
    params: idParams,
    body: z.object({ remark }),
    response: contactSchema,
  },
  'DELETE /api-meeting/api/personal_contacts/{id}': {
    summary: 'Delete a contact; id of the contact or of the staff',
    params: idParams,
    response: 'empty',
  },
  'POST /api-meeting/api/personal_contacts': {
    summary: 'Add a contact',
    body: z.object({ id: idSchema.optional(), staffId: idSchema }),
    response: contactSchema,
    errors: [errorCodes.contactIsSelf, errorCodes.tooManyContacts],
    idempotent: true,
  },
  'GET /api-meeting/api/personal_contacts/org-structure/list': {
    summary: 'The organization as one tree; a large company is read by branches',
    search: true,
    response: z.array(orgNodeSchema),
  },
  'GET /api-meeting/api/users/org-structure/children': {
    summary: 'One branch of the organization: its departments, and its people by pages',
    query: z.object({ parentId: idSchema.optional(), cursor: z.string().max(512).optional() }),
    search: true,
    response: orgBranchSchema,
  },
  'GET /api-meeting/api/users/{id}': {
    summary: 'A colleague by staff id, with what the card shows',
    params: idParams,
    search: true,
    response: contactSchema,
  },
  'GET /api-meeting/api/user/staff/getByStaffIds': {
    summary: 'People by staff id',
    query: z.object({ staffIds }),
    search: true,
    response: z.array(contactSchema),
  },
  'POST /api-meeting/api/user/staff/contactPersonDetail': {
    summary: 'People by staff id, with what their cards show',
    body: z.object({ personStaffIdList: z.array(idSchema).max(contactLimits.peopleByIdMax) }),
    search: true,
    response: z.array(contactSchema),
  },
} satisfies EndpointTable;
