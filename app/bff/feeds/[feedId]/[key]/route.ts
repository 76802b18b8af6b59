import { showFeed } from '@/bff/feed/show-feed';
import { mountMethods } from '@/bff/http/mount-methods';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({
  GET: showFeed,
  HEAD: showFeed,
});
