import { logInFromDesktop } from '@/bff/auth/log-in-from-desktop';
import { mountMethods } from '@/bff/http/mount-methods';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({ POST: logInFromDesktop });
