import { z } from 'zod';
import type { EndpointTable } from './endpoint';

/** A person's choices: view mode, theme, favourites, filters; never a date (CFG-04). */
export const personConfigSchema = z.record(z.string().max(64), z.unknown());

export const personEndpoints = {
  'GET /api-meeting/api/users/personConfig/userGet': {
    summary: 'The caller’s personal configuration',
    response: personConfigSchema,
    later: true,
  },
  'POST /api-meeting/api/users/personConfig/userSet': {
    summary: 'Store the caller’s personal configuration',
    body: personConfigSchema,
    response: personConfigSchema,
    later: true,
  },
} satisfies EndpointTable;
