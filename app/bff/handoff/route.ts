import { acceptHandOff, declineHandOff } from '@/bff/auth/hand-off/confirm-hand-off';
import { logInByHandOff } from '@/bff/auth/hand-off/log-in-by-hand-off';
import { mountMethods } from '@/bff/http/mount-methods';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({
  GET: logInByHandOff,
  POST: acceptHandOff,
  DELETE: declineHandOff,
});
