import { logOut } from '@/bff/auth/session/log-out';
import { showSession } from '@/bff/auth/session/session-view';
import { mountMethods } from '@/bff/http/mount-methods';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({
  GET: showSession,
  DELETE: logOut,
});
