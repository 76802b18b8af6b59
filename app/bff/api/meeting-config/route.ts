import { showMeetingConfig } from '@/bff/browser-config/show-config';
import { mountMethods } from '@/bff/http/mount-methods';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({ GET: showMeetingConfig });
