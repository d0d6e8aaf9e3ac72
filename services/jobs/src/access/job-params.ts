import { Id } from '@dwang/contracts';
import { Param } from '@nestjs/common';

/** The job in the path of what hangs on it: `projects/:projectId/…`. Whether the caller may see it is `ProjectAccess`'s to say. */
export const JobId = () => Param('projectId', { schema: Id });

/** The row in such a path: `projects/:projectId/notes/:id`. */
export const RowId = () => Param('id', { schema: Id });
