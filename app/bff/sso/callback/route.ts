import { finishSso } from '@/bff/auth/sso/finish-sso';
import { mountMethods } from '@/bff/http/mount-methods';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({ GET: finishSso });
