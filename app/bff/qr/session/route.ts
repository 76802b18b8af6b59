import { logInByQr } from '@/bff/auth/qr/log-in-by-qr';
import { mountMethods } from '@/bff/http/mount-methods';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({ POST: logInByQr });
