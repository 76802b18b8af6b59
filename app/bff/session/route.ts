import { logOut } from '@/bff/auth/log-out';
import { showSession } from '@/bff/auth/session-view';
import { mount } from '@/bff/http/incoming';

export const GET = mount(showSession);
export const DELETE = mount(logOut);
