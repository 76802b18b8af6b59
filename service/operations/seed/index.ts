export { resetDemo } from './reset-demo';
export { seedDemo } from './seed-demo';
