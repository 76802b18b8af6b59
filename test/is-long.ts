/** `npm run test:long` runs the whole of what `npm test` runs in short. */
export const isLong = process.env.LONG === '1';
