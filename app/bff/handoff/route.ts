import { acceptArrival, declineArrival } from '@/bff/auth/hand-off/confirm-arrival';
import { logInByHandOff } from '@/bff/auth/hand-off/log-in-by-hand-off';
import { mountMethods } from '@/bff/http/mount-methods';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({
  GET: logInByHandOff,
  POST: acceptArrival,
  DELETE: declineArrival,
});
