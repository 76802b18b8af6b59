import { acceptArrival, declineArrival } from '@/bff/auth/hand-off/answer-arrival';
import { takeHandOff } from '@/bff/auth/hand-off/take-hand-off';
import { mountMethods } from '@/bff/http/mount-methods';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({
  GET: takeHandOff,
  POST: acceptArrival,
  DELETE: declineArrival,
});
