import { mount } from '@/bff/http/incoming';
import { proxy } from '@/bff/proxy/proxy';

const handler = mount(proxy);

export {
  handler as DELETE,
  handler as GET,
  handler as HEAD,
  handler as OPTIONS,
  handler as PATCH,
  handler as POST,
  handler as PUT,
};
