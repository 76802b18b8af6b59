import type { Namespace } from '@/lib/contract/endpoint';
import type { Env } from './env';

type ServiceAddresses = Pick<
  Env,
  'SERVICE_URL' | 'SERVICE_URL_AUTH' | 'SERVICE_URL_MEETING' | 'SERVICE_URL_PIVOT'
>;

/** The service URL of each namespace; undefined for the service in this process. */
export function serviceUrls(env: ServiceAddresses): Record<Namespace, string | undefined> {
  return {
    auth: env.SERVICE_URL_AUTH ?? env.SERVICE_URL,
    meeting: env.SERVICE_URL_MEETING ?? env.SERVICE_URL,
    pivot: env.SERVICE_URL_PIVOT ?? env.SERVICE_URL,
  };
}

/** Whether any namespace is answered in this process, so that it needs a store. */
export const needsOwnService = (env: ServiceAddresses): boolean =>
  Object.values(serviceUrls(env)).includes(undefined);
