import { z } from 'zod';
import { CalendarDay, RequiredText } from './primitives';

/** Longest sentence that is read, in characters. */
export const MAX_COMMAND = 500;

export const VoiceCommandRequest = z
  .object({ command: RequiredText(MAX_COMMAND, 'Please say or type a command') })
  .meta({ id: 'VoiceCommandRequest' });

/** The first five are the specification's. `unknown` comes with what could be said instead. Source: specification 1, section 3. */
export const VoiceIntent = z.enum([
  'navigation',
  'timer',
  'calculation',
  'project',
  'weather',
  'time',
  'jobs',
  'tools',
  'help',
  'unknown',
]);

/** What must still be said or chosen before it can be done. `half-of-day`: 6 to 8 may be the morning or the evening. */
export const VoiceNeed = z.enum(['project', 'hours', 'half-of-day', 'break', 'name', 'text']);

const job = { projectId: z.number().int().nullable(), projectName: z.string().nullable() };
const needs = z.array(VoiceNeed);
const summary = z.array(z.string());
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const seconds = z
  .number()
  .int()
  .min(0)
  .max(31 * 24 * 3600);

/** Only ever what was said: `"85.00"`. */
const saidRate = z
  .string()
  .regex(/^\d{1,5}\.\d{2}$/)
  .nullable();

const TimeBody = z.object({
  ...job,
  day: CalendarDay,
  start: wallTime.nullable(),
  end: wallTime.nullable(),
  /** Worked, without the break. */
  seconds,
  breakSeconds: seconds,
  notes: z.string().max(2000),
  hourlyRate: saidRate,
});

/** A change that the person is asked to confirm. Nothing has been changed; the browser does it once it is confirmed, through its outbox. */
export const VoiceProposal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('create-time-entry'), body: TimeBody, needs, summary }),
  z.object({
    kind: z.enum(['start-timer', 'switch-job']),
    body: z.object({ ...job, notes: z.string().max(2000) }),
    needs,
    summary,
  }),
  z.object({
    kind: z.enum(['pause-timer', 'resume-timer', 'stop-timer', 'reset-timer']),
    body: z.strictObject({}),
    needs,
    summary,
  }),
  z.object({
    kind: z.literal('create-project'),
    body: z.object({ name: z.string().max(200), clientName: z.string().max(200).nullable(), hourlyRate: saidRate.default(null) }),
    needs,
    summary,
  }),
  z.object({ kind: z.literal('note'), body: z.object({ ...job, text: z.string().max(5000) }), needs, summary }),
]);

export const VoiceChoice = z.object({ id: z.number().int(), name: z.string(), clientName: z.string().nullable().optional() });

export const VoiceCommandResponse = z
  .object({
    intent: VoiceIntent,
    action: z.string(),
    /** `destination`, `project`, `name` as in the specification, and what else the action needs. */
    parameters: z.record(z.string(), z.string()),
    say: z.string().optional(),
    proposal: VoiceProposal.optional(),
    /** Jobs to choose from, when the one that was named is not certain. */
    choices: z.array(VoiceChoice).optional(),
    suggestions: z.array(z.string()).optional(),
    /** Who understood it: the grammar, or the language model that takes what the grammar leaves. */
    readBy: z.enum(['grammar', 'model']),
  })
  .meta({ id: 'VoiceCommandResponse' });

export type VoiceCommandRequest = z.input<typeof VoiceCommandRequest>;
export type VoiceIntent = z.infer<typeof VoiceIntent>;
export type VoiceNeed = z.infer<typeof VoiceNeed>;
export type VoiceProposal = z.infer<typeof VoiceProposal>;
export type VoiceChoice = z.infer<typeof VoiceChoice>;
export type VoiceCommandResponse = z.infer<typeof VoiceCommandResponse>;
