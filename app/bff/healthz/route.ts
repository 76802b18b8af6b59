import { mount } from '@/bff/http/incoming';
import { showHealth } from '@/bff/http/probes';

export const GET = mount(showHealth);
