import { z } from 'zod';

/** Minutes to which charged time is rounded; 0 charges it as worked. */
export const RoundingMinutes = z.union([0, 5, 6, 10, 15, 30].map((minutes) => z.literal(minutes)));
export const RoundingMode = z.enum(['nearest', 'up', 'down']);
