import { showMeetingConfig } from '@/bff/http/configuration';
import { mountMethods } from '@/bff/http/mount-methods';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = mountMethods({ GET: showMeetingConfig });
