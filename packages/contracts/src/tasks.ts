import { z } from 'zod';
import { listQuery, page } from './lists';
import { CalendarDay, Id, RequiredLine, Uid, WholeNumber } from './primitives';

const fields = {
  title: RequiredLine(200, 'Please enter a task'),
  done: z.boolean(),
  dueDate: CalendarDay.nullable(),
  /** Somebody who sees the job; null is nobody in particular. */
  assigneeId: Id.nullable(),
  /** Where it stands in the list, the lowest first. */
  order: WholeNumber(0, Number.MAX_SAFE_INTEGER),
};

/** Without `order` the task goes to the end of the list. */
export const CreateTask = z
  .object({
    uid: Uid.optional(),
    title: fields.title,
    done: fields.done.default(false),
    dueDate: fields.dueDate.default(null),
    assigneeId: fields.assigneeId.default(null),
    order: fields.order.optional(),
  })
  .meta({ id: 'CreateTask' });
export const UpdateTask = z.object(fields).partial().extend({ version: z.number().int().optional() }).meta({ id: 'UpdateTask' });

/** Something to do on a job. */
export const Task = z
  .object({
    id: z.number().int(),
    uid: z.string(),
    projectId: z.number().int(),
    title: z.string(),
    done: z.boolean(),
    dueDate: z.string().nullable(),
    assigneeId: z.number().int().nullable(),
    assigneeName: z.string().nullable(),
    order: z.number().int(),
    createdAt: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'Task' });

export const TaskListQuery = listQuery({ assigneeId: Id.optional() }, ['order']);
export const TaskPage = page(Task, z.object({ count: z.number().int(), done: z.number().int() })).meta({ id: 'TaskPage' });

export type CreateTask = z.input<typeof CreateTask>;
export type UpdateTask = z.input<typeof UpdateTask>;
export type Task = z.infer<typeof Task>;
export type TaskListQuery = z.input<typeof TaskListQuery>;
export type TaskPage = z.infer<typeof TaskPage>;
