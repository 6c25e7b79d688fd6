/**
 * The PostgreSQL database that each test's own is copied from. Its tables are there, and nothing in
 * them: migrating took most of the time that a site needs to open.
 */
export const migratedDatabase = "migrated";
