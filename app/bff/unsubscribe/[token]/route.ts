import { mountMethods } from '@/bff/http/mount-methods';
import { showUnsubscribe, unsubscribe } from '@/bff/unsubscribe/unsubscribe';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({
  GET: showUnsubscribe,
  POST: unsubscribe,
});
