/** The first migration of each area, and the last one of those that it replaced before anything was released. */
const REPLACED: Readonly<Record<string, string>> = {
  InitialPlatform1790000000000: 'CreateHarmlessMigrations1782000000002',
  InitialIdentity1790000000001: 'AddWeekStart1782000000041',
  InitialJobs1790000000002: 'IndexPhotoDays1782000000053',
  InitialFinance1790000000003: 'KeepRetentionKinds1783000000001',
  InitialTools1790000000004: 'RefoldTools1782000000024',
  InitialDashboard1790000000005: 'AddNoticeLetters1773000000003',
  InitialAdmin1790000000006: 'RefoldFeedback1782000000025',
};

/** Names end with the instant at which they were thought of, in milliseconds: 13 digits. */
const FIRST = 1_790_000_000_000;

const isEarlier = (name: string): boolean => Number(name.slice(-13)) < FIRST;

export interface SinceRelease {
  /** Names as this version knows them. */
  names: string[];
  /** Those of before the first release, which the first migrations stand for now. */
  replaced: string[];
  /** The first migrations that stand for them. */
  instead: string[];
}

/**
 * What a database has been through, by the migrations of this version (`ours`), where it was made before the first release: its tables are
 * those of the first migrations. As it is where it has not been through all of the earlier ones, or through none.
 */
export function sinceRelease(done: readonly string[], ours: readonly string[]): SinceRelease {
  const replaced = done.filter((name) => isEarlier(name) && !ours.includes(name));
  const instead = ours.filter((name) => Object.hasOwn(REPLACED, name));
  const isWhole = replaced.length > 0 && instead.every((name) => replaced.includes(REPLACED[name] ?? ''));
  if (!isWhole) return { names: [...done], replaced: [], instead: [] };
  return { names: [...instead, ...done.filter((name) => !replaced.includes(name))], replaced, instead };
}
