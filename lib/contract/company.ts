import { z } from 'zod';
import { idSchema } from './common';
import type { EndpointTable } from './endpoint';
import { noticeLabelSchema } from './meeting';

export const companyConfigSchema = z.object({
  title: z.string(),
  /** CSS colour of the theme's accent, `#rrggbb`. */
  accent: z.string().regex(/^#[0-9a-fA-F]{6}$/),
  /** The company's own, in the place of the product's configuration. */
  helpDeskPhone: z.string().optional(),
  /** Whether its pages have the chat bubble; left out, the product's configuration decides. */
  chatbot: z.boolean().optional(),
});
export type CompanyConfig = z.infer<typeof companyConfigSchema>;

export const companyEndpoints = {
  'GET /api-meeting/api/client/app-configurations': {
    summary: 'Configuration of an application (help, address book), as JSON text',
    query: z.object({ companyId: idSchema.optional(), appId: z.string().max(64) }),
    response: z.object({ appId: z.string(), configuration: z.string() }),
  },
  'GET /api-meeting/api/client/company-configs': {
    summary: 'Theme and settings of the company',
    response: companyConfigSchema,
  },
  'GET /api-meeting/api/user/meetings/settings/for-schedule': {
    summary: 'Order settings of the company and the form’s template',
    response: z.object({
      publicAddressBook: z.boolean(),
      /** Whether an online meeting can be asked for; left out, it can (MEET-08). */
      onlineMeetings: z.boolean().optional(),
      template: z.object({
        createMode: z.enum(['single', 'repeat']),
        noticeLabels: z.array(noticeLabelSchema),
        scope: z.number().int(),
        meetingType: z.number().int().optional(),
      }),
    }),
  },
} satisfies EndpointTable;
