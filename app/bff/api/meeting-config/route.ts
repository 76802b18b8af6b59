import { showMeetingConfig } from '@/bff/http/configuration';
import { mount } from '@/bff/http/incoming';

export const GET = mount(showMeetingConfig);
