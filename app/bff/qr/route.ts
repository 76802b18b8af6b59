import { createQrCode } from '@/bff/auth/qr/create-qr-code';
import { mountMethods } from '@/bff/http/mount-methods';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({ POST: createQrCode });
