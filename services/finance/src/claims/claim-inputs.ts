import type { RecordNotice, RecordSchedule, ServeClaim } from '@dwang/contracts';
import type { z } from 'zod';

export type ServeInput = z.output<typeof ServeClaim>;
export type ScheduleInput = z.output<typeof RecordSchedule>;
export type NoticeInput = z.output<typeof RecordNotice>;
