/** The PostgreSQL server that tests make their databases on; without one they use PGlite. */
export const testServerUrl = process.env.TEST_DATABASE_URL;

/** Whether the run has time for the long forms of tests (`npm run test:long`). */
export const isLong = process.env.LONG === '1';
