import { makeQrCode } from '@/bff/auth/qr/make-code';
import { mountMethods } from '@/bff/http/mount-methods';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({ POST: makeQrCode });
