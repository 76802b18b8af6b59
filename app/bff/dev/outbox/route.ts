import { mountMethods } from '@/bff/http/mount-methods';
import { showOutbox } from '@/bff/dev/read-outbox';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({ GET: showOutbox });
