declare module 'vitest' {
  interface ProvidedContext {
    /** Where a project is for the embedded database: data folders of it, as files. */
    embedded: MadeDatabases | undefined;
    /** Where a project is for PostgreSQL: databases on that server. */
    postgres: (MadeDatabases & { serverUrl: string }) | undefined;
    /** A Redis server, beside PostgreSQL only: the embedded database has one process to itself. */
    redisUrl: string | undefined;
  }
}

/** What tests start from copies of. */
export type MadeDatabases = {
  /** An installation that nobody has used. */
  installation: string;
  /** The test world. */
  world: string;
};
