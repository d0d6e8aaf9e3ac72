import { z } from 'zod';
import { listQuery, page, SearchText } from './lists';
import { Line, RequiredText, Text } from './primitives';

export const FeedbackKind = z.enum(['problem', 'idea', 'question']);
/** `new` until the administrator has read it, `done` when nothing is left to do about it. */
export const FeedbackStatus = z.enum(['new', 'read', 'done']);

/** What a person tells the makers of Dwang. */
export const SendFeedback = z
  .object({
    kind: FeedbackKind,
    text: RequiredText(4000, 'Please say what is on your mind'),
    /** The address of the screen that they came from. */
    place: Text(300).default(''),
    /** The version that they use. */
    version: Line(60).default(''),
  })
  .meta({ id: 'SendFeedback' });

export const Feedback = z
  .object({
    id: z.number().int(),
    kind: FeedbackKind,
    status: FeedbackStatus,
    text: z.string(),
    place: z.string(),
    version: z.string(),
    /** Who sent it, as they are called now; the address is empty once their account is closed. */
    name: z.string(),
    email: z.string(),
    companyName: z.string(),
    /** What the administrator wrote down about it; the sender does not see it. */
    note: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'Feedback' });

export const FeedbackListQuery = listQuery({ q: SearchText.optional(), status: FeedbackStatus.optional() }, ['-createdAt']);
/** `count` is of all that match, `unread` of all that are new. */
export const FeedbackPage = page(Feedback, z.object({ count: z.number().int(), unread: z.number().int() })).meta({
  id: 'FeedbackPage',
});
/** What is not named stays as it is. */
export const UpdateFeedback = z
  .object({ status: FeedbackStatus.optional(), note: Text(1000).optional() })
  .refine(({ status, note }) => status !== undefined || note !== undefined, 'Please say what is to change')
  .meta({ id: 'UpdateFeedback' });

export type FeedbackKind = z.infer<typeof FeedbackKind>;
export type FeedbackStatus = z.infer<typeof FeedbackStatus>;
export type SendFeedback = z.input<typeof SendFeedback>;
export type Feedback = z.infer<typeof Feedback>;
export type FeedbackListQuery = z.input<typeof FeedbackListQuery>;
export type FeedbackPage = z.infer<typeof FeedbackPage>;
export type UpdateFeedback = z.input<typeof UpdateFeedback>;
