export type { EmbeddedStore } from './open-embedded-store';
export { openEmbeddedStore } from './open-embedded-store';
export { StoreLockedError } from './store-locked-error';
