import { addDays, DEFAULT_ZONE, dayOf } from '@dwang/domain';
import { Database, type SeedContext } from '@dwang/platform';
import { DailyFigures } from './daily-figures.entity';
import { MONTH_DAYS } from './figures-over-time';

/** The figures of a month of days, and by how much of the month after them the one before was less. Source: specification 2, section 9. */
const SESSIONS = 1243;
const MINUTES = 37;
const USERS = 508;
const PROJECTS = 76;
const SESSION_GROWTH = 1.24;
const MINUTE_GROWTH = 1.05;
const MONTHS = 6;
/** Sessions of a day more or less than the mean, adding up to nothing over ten days. */
const SWING = [-60, 40, 85, 30, -95, -45, 70, 55, -20, -60];

/** Six months of daily figures that end in those of the specification. People and jobs themselves are rows of identity and jobs. */
export async function seedDashboard(context: SeedContext): Promise<void> {
  const { now } = context;
  const today = dayOf(now.getTime(), DEFAULT_ZONE);
  const rows = Array.from({ length: MONTHS * MONTH_DAYS }, (_, index) => {
    const ago = index + 1;
    const month = Math.floor(index / MONTH_DAYS);
    const sessions = Math.round(SESSIONS / SESSION_GROWTH ** month) + (SWING[index % SWING.length] ?? 0);
    const at = new Date(now.getTime() - ago * 24 * 3_600_000);
    return {
      day: addDays(today, -ago),
      activeUsers: Math.round(USERS * 1.15 ** ((MONTH_DAYS - ago) / MONTH_DAYS)),
      sessions,
      usedMinutes: Math.round((sessions * MINUTES) / MINUTE_GROWTH ** month),
      projects: Math.round(PROJECTS * 1.08 ** ((MONTH_DAYS - ago) / MONTH_DAYS)),
      ...{ countedAt: at, sampledAt: at },
    };
  });
  await context.get(Database).repo(DailyFigures).insert(rows);
}
