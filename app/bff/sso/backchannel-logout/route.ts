import { backchannelLogOut } from '@/bff/auth/sso/backchannel-log-out';
import { mountMethods } from '@/bff/http/mount-methods';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({ POST: backchannelLogOut });
