import { z } from 'zod';

/** On which day all weeks of a company begin: 0 Sunday, 1 Monday. */
export const WeekStart = z.union([z.literal(0), z.literal(1)]);
