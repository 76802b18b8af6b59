import { mountMethods } from '@/bff/http/mount-methods';
import { showHealth } from '@/bff/http/probes';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({
  GET: showHealth,
  HEAD: showHealth,
});
