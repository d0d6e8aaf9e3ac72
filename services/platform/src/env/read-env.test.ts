import { EnvError, readEnv } from './read-env';

const faultsOf = (source: Record<string, string>): readonly string[] => {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.faults;
    throw error;
  }
};

it('needs no setting at all', () => {
  expect(readEnv({})).toMatchObject({ PORT: 8081, DATA_DIR: './data', ADMIN_USERNAME: 'admin', NODE_ENV: 'development' });
});

it('reports all faults together', () => {
  const faults = faultsOf({ PORT: 'eighty', DATABASE_URL: 'postgres://x/y', LOG_LEVEL: 'loud' });
  expect(faults).toHaveLength(3);
  expect(faults.join('\n')).toMatch(/PORT: [\s\S]*DATABASE_URL: must look like mysql:\/\//);
});

it('takes an empty value for one that is not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 8081 });
});

it('lets an area leave the process only with a database that several can use', () => {
  expect(faultsOf({ JOBS_SERVICE_URL: 'http://jobs:8081' })).toEqual([expect.stringContaining('need MySQL or MariaDB')]);
});

it('demands a key of its own in production when areas are out of process', () => {
  const split = { NODE_ENV: 'production', DATABASE_URL: 'mysql://u:p@db/dwang', RUN_AREA: 'jobs' };
  expect(faultsOf(split)).toEqual([expect.stringContaining('INTERNAL_KEY')]);
  expect(faultsOf({ ...split, INTERNAL_KEY: 'k'.repeat(32) })).toEqual([]);
});
