export { loadDatabase } from './load-database';
export type { LoadFacts } from './load-facts';
export { LoadRefusedError } from './load-refused-error';
export { seedLoad } from './seed-load';
