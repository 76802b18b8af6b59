import { startSso } from '@/bff/auth/sso/start-sso';
import { mountMethods } from '@/bff/http/mount-methods';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({ GET: startSso });
