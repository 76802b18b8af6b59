import type { Endpoints } from '@/lib/contract/index';
import type { Handlers } from './call';

/** Every call that is built; a row of the endpoint table that is missing here and not marked `later` does not compile. */
export const routes = {} satisfies Partial<Handlers<Endpoints>>;
