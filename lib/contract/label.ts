import { z } from 'zod';
import { isLabelName, labelNameOf } from '@/lib/domain/contact/person-text';
import { errorCodes } from '@/lib/domain/error-codes';
import { contactLimits } from '@/lib/domain/limits/contact-limits';
import { idSchema } from './common';
import { contactSchema } from './contact';
import type { EndpointTable } from './endpoint';

export const labelSchema = z.object({ id: idSchema, name: z.string(), staffCount: z.number().int() });
export type Label = z.infer<typeof labelSchema>;

const name = z.string().max(256).transform(labelNameOf).refine(isLabelName);

export const labelEndpoints = {
  'GET /api-meeting/api/user/label/list': {
    summary: 'The caller’s labels',
    response: z.array(labelSchema),
  },
  'GET /api-meeting/api/user/label/getLabelStaff': {
    summary: 'People under a label',
    query: z.object({ labelId: idSchema }),
    response: z.array(contactSchema),
  },
  'GET /api-meeting/api/user/label/getStaffLabelList': {
    summary: 'The caller’s labels of a person',
    query: z.object({ staffId: idSchema }),
    response: z.array(labelSchema),
  },
  'POST /api-meeting/api/user/label/create': {
    summary: 'Create a label',
    body: z.object({ name }),
    response: labelSchema,
    errors: [errorCodes.labelNameTaken, errorCodes.tooManyLabels],
    idempotent: true,
  },
  'POST /api-meeting/api/user/label/update': {
    summary: 'Rename a label',
    body: z.object({ id: idSchema, name }),
    response: labelSchema,
    errors: [errorCodes.labelNameTaken],
  },
  'POST /api-meeting/api/user/label/setLabelStaff': {
    summary: 'Set the people under a label',
    body: z.object({ labelId: idSchema, staffIds: z.array(idSchema).max(contactLimits.labelPeopleMax) }),
    response: 'empty',
  },
  'POST /api-meeting/api/user/label/delete': {
    summary: 'Delete a label',
    body: z.object({ id: idSchema }),
    response: 'empty',
  },
} satisfies EndpointTable;
