import { mountMethods } from '@/bff/http/mount-methods';
import { pairDoor } from '@/bff/door/pair-door';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({ POST: pairDoor });
