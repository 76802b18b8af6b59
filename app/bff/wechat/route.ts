import { frameWechat } from '@/bff/auth/wechat/start-wechat';
import { mountMethods } from '@/bff/http/mount-methods';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({ POST: frameWechat });
