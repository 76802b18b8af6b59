export type { LockedStore } from './lock/lock-store';
export { lockStore } from './lock/lock-store';
export type { EmbeddedStore } from './open-embedded-store';
export { openEmbeddedStore } from './open-embedded-store';
export { StoreLockedError } from './lock/store-locked-error';
export { StoreLostError } from './store-lost-error';
