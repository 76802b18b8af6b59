import { z } from 'zod';
import { companyConfigSchema } from './company';
import { idSchema } from './common';
import type { EndpointTable } from './endpoint';

/** One company identity of an account. */
export const staffSchema = z
  .object({
    id: idSchema,
    staffId: idSchema,
    userId: idSchema,
    companyId: idSchema,
    companyName: z.string(),
    shortName: z.string().optional(),
    companyTimeZone: z.string().default('Asia/Shanghai'),
    orgId: idSchema.optional(),
    orgCode: z.string(),
    orgName: z.string(),
    realName: z.string(),
    avatar: z.string().optional(),
    department: z.string().optional(),
    jobTitle: z.string().optional(),
  })
  .meta({ id: 'Staff' });
export type Staff = z.infer<typeof staffSchema>;

export const staffEndpoints = {
  'GET /api-meeting/api/user/staffs': {
    summary: 'The company identities of the account',
    identity: 'account',
    query: z.object({ deletedType: z.coerce.number().int().default(1) }),
    response: z.array(staffSchema),
  },
  'GET /api-meeting/api/client/staff/getByCompanyIdAndUserId': {
    summary: 'The account’s identity in one company',
    identity: 'account',
    query: z.object({ companyId: idSchema, userId: idSchema }),
    response: staffSchema,
  },
  'POST /api-meeting/api/user/staff-choices': {
    summary: 'Record the chosen identity',
    identity: 'account',
    body: z.object({ staffId: idSchema }),
    response: staffSchema,
  },
  'POST /api-meeting/api/user/userSetting/setStaff': {
    summary: 'Set the identity that the next log-in starts with',
    identity: 'account',
    body: z.object({ staffId: idSchema }),
    response: staffSchema,
  },
  'GET /api-meeting/api/user/userSetting/getStaff': {
    summary: 'The identity that was set last, if any',
    identity: 'account',
    response: z.object({ staffId: idSchema.optional() }),
  },
  'POST /api-meeting/api/user/companyDisplayConfig': {
    summary: 'Company whose display configuration applies from now on',
    identity: 'account',
    body: z.object({ companyId: idSchema }),
    response: companyConfigSchema,
  },
} satisfies EndpointTable;
