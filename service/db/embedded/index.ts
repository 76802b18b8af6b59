export type { LockedStore } from './lock-store';
export { lockStore } from './lock-store';
export type { EmbeddedStore } from './open-embedded-store';
export { openEmbeddedStore } from './open-embedded-store';
export { StoreLockedError } from './store-locked-error';
export { StoreLostError } from './store-lost-error';
