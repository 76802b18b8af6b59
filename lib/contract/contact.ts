import { z } from 'zod';
import { limits } from '@/lib/domain/limits/limits';
import { idParams, idSchema, pageOf, pageQuerySchema } from './common';
import type { EndpointTable } from './endpoint';

/** A person of the address book. */
export const contactSchema = z
  .object({
    id: idSchema.optional(),
    staffId: idSchema.optional(),
    refId: idSchema.optional(),
    realName: z.string(),
    displayName: z.string().optional(),
    avatar: z.string().optional(),
    mobile: z.string().optional(),
    email: z.string().optional(),
    orgId: idSchema.optional(),
    orgName: z.string().optional(),
    department: z.string().optional(),
    jobTitle: z.string().optional(),
    remark: z.string().optional(),
    relation: z.enum(['none', 'added', 'each-added']),
    isExternal: z.boolean(),
  })
  .meta({ id: 'Contact' });

export type OrgNode = {
  id: string;
  name: string;
  memberTotalCount: number;
  children: OrgNode[];
  members: z.output<typeof contactSchema>[];
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

const typeQuery = z.object({ type: z.coerce.number().int().default(limits.contactsDefaultType) });
const keyword = z.string().min(1).max(limits.searchTextMaxLength);
const staffIds = z
  .string()
  .max(8_000)
  .transform((text) => text.split(',').filter(Boolean));

export const contactEndpoints = {
  'GET /api-meeting/api/personal_contacts': {
    summary: 'Frequent contacts',
    query: typeQuery,
    response: z.array(contactSchema),
    later: true,
  },
  'GET /api-meeting/api/personal_contacts/v2': {
    summary: 'Frequent contacts by pages',
    query: pageQuerySchema,
    search: true,
    response: pageOf(contactSchema),
    later: true,
  },
  'GET /api-meeting/api/personal_contacts/{id}/action/relations': {
    summary: 'How the caller and a person stand to each other',
    params: idParams,
    response: contactSchema.pick({ relation: true, remark: true }),
    later: true,
  },
  'GET /api-meeting/api/personal_contacts/action/query-list': {
    summary: 'Search people by phone, e-mail or name; searchId continues a search',
    query: z.object({ keyword, searchId: z.string().max(64).optional() }),
    search: true,
    response: z.object({
      searchId: z.string(),
      contactPersons: z.array(contactSchema),
      hasMore: z.boolean(),
    }),
    later: true,
  },
  'GET /api-meeting/api/personal_contacts/v2/actions/search': {
    summary: 'Search people, for pickers',
    query: z.object({ keyword }),
    search: true,
    response: z.array(contactSchema),
    later: true,
  },
  'PUT /api-meeting/api/personal_contacts/{id}': {
    summary: 'Set a contact’s remark name',
    params: idParams,
    body: z.object({ remark: z.string().max(limits.remarkMaxLength) }),
    response: contactSchema,
    later: true,
  },
  'DELETE /api-meeting/api/personal_contacts/{id}': {
    summary: 'Delete a contact',
    params: idParams,
    response: 'empty',
    later: true,
  },
  'POST /api-meeting/api/personal_contacts': {
    summary: 'Add a contact',
    body: z.object({ id: idSchema.optional(), staffId: idSchema }),
    response: contactSchema,
    idempotent: true,
    later: true,
  },
  'GET /api-meeting/api/personal_contacts/org-structure/list': {
    summary: 'The organization as a tree',
    search: true,
    response: z.array(orgNodeSchema),
    later: true,
  },
  'GET /api-meeting/api/user/staff/getByStaffIds': {
    summary: 'People by staff id',
    query: z.object({ staffIds }),
    search: true,
    response: z.array(contactSchema),
    later: true,
  },
  'POST /api-meeting/api/user/staff/contactPersonDetail': {
    summary: 'People by staff id, with what their cards show',
    body: z.object({ personStaffIdList: z.array(idSchema).max(200) }),
    search: true,
    response: z.array(contactSchema),
    later: true,
  },
} satisfies EndpointTable;
