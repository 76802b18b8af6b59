import { chooseIdentity } from '@/bff/auth/session/choose-identity';
import { mountMethods } from '@/bff/http/mount-methods';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({ PUT: chooseIdentity });
