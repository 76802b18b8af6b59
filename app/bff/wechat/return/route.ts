import { finishWechat } from '@/bff/auth/wechat/finish-wechat';
import { mountMethods } from '@/bff/http/mount-methods';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({ GET: finishWechat });
