import { mountMethods } from '@/bff/http/mount-methods';
import { showReadiness } from '@/bff/http/probes';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({
  GET: showReadiness,
  HEAD: showReadiness,
});
