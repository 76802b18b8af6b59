export { type FakeProvider, fakeProvider, testClient } from './fake-provider';
export { type Claims, type Signing, tokenMaker, unsigned } from './token-maker';
