import { chooseIdentity } from '@/bff/auth/choose-identity';
import { mount } from '@/bff/http/incoming';

export const PUT = mount(chooseIdentity);
