import { mount } from '@/bff/http/incoming';
import { showReadiness } from '@/bff/http/probes';

export const GET = mount(showReadiness);
