/** The PostgreSQL server that tests make their databases on; without one they use PGlite. */
export const testServerUrl = process.env.TEST_DATABASE_URL;
