import { z } from 'zod';
import { httpHeaders } from './http-headers';

/** Where page views go: nowhere, into the service's own store, or to a collector elsewhere (CFG-03). */
export type AnalyticsSetting = { kind: 'off' } | { kind: 'store' } | HttpCollectorSetting;

export type HttpCollectorSetting = {
  kind: 'http';
  url: string;
  headers: Readonly<Record<string, string>>;
};

/** The part of an environment that chooses it; of the whole product's, and of a service that runs alone. */
export const analyticsVariables = {
  ANALYTICS: z
    .enum(['0', '1'])
    .default('1')
    .transform((value) => value === '1'),
  ANALYTICS_HTTP_URL: z.url({ protocol: /^https?$/ }).optional(),
  ANALYTICS_HTTP_HEADERS: httpHeaders.default({}),
};
type AnalyticsVariables = z.output<z.ZodObject<typeof analyticsVariables>>;

export function analyticsSettingOf(variables: AnalyticsVariables): AnalyticsSetting {
  if (!variables.ANALYTICS) return { kind: 'off' };
  const url = variables.ANALYTICS_HTTP_URL;
  return url === undefined
    ? { kind: 'store' }
    : { kind: 'http', url, headers: variables.ANALYTICS_HTTP_HEADERS };
}
