import { logOutOfSso } from '@/bff/auth/sso/log-out-of-sso';
import { mountMethods } from '@/bff/http/mount-methods';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({ GET: logOutOfSso });
