import type { Environment } from '@/lib/client/configuration';

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$|\.(localhost|local)$/;
const testLabel = /(^|[.-])(test|testing|staging|stage|uat|sit|qa)\d*([.-]|$)/;

/** Test, production or development, derived from the host name alone (CFG-02). */
export function environmentOf(hostname: string): Environment {
  const host = hostname.toLowerCase();
  if (loopback.test(host)) return 'development';
  return testLabel.test(host) ? 'test' : 'production';
}
