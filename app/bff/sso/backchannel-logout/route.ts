import { takeLogoutToken } from '@/bff/auth/sso/take-logout-token';
import { mountMethods } from '@/bff/http/mount-methods';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({ POST: takeLogoutToken });
