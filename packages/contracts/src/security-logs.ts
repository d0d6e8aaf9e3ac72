import { z } from 'zod';
import { listQuery, page, SearchText } from './lists';

export const Severity = z.enum(['low', 'medium', 'high']);

/** Something that tells who got in, who did not, and who was kept from what. Source: specification 2, section 3. */
export const SecurityLog = z
  .object({
    id: z.number().int(),
    severity: Severity,
    event: z.string(),
    timestamp: z.string(),
    ip: z.string(),
    /** The name that was signed in or typed; empty for nobody. */
    user: z.string(),
  })
  .meta({ id: 'SecurityLog' });

const filters = { q: SearchText.optional(), severity: Severity.optional() };

export const SecurityLogListQuery = listQuery(filters, ['-timestamp']);
export const SecurityLogExportQuery = z.strictObject(filters);
export const SecurityLogPage = page(SecurityLog, z.object({ count: z.number().int() })).meta({ id: 'SecurityLogPage' });

export type Severity = z.infer<typeof Severity>;
export type SecurityLog = z.infer<typeof SecurityLog>;
export type SecurityLogListQuery = z.input<typeof SecurityLogListQuery>;
export type SecurityLogPage = z.infer<typeof SecurityLogPage>;
