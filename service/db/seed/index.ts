export { isEmpty } from './is-empty';
export { seedDemo } from './seed-demo';
