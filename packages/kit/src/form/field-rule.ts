import {
  END_TOO_FAR_AHEAD,
  isEndTooFarAhead,
  isTooFarAhead,
  isWorkTooFarAhead,
  TOO_FAR_AHEAD,
  WORK_TOO_FAR_AHEAD,
} from '@dwang/domain';
import type { Rule } from 'antd/es/form';

/** What a zod schema offers; nothing of zod is imported here. */
interface Checks {
  safeParse(value: unknown): { success: true } | { success: false; error: { issues: readonly { message: string }[] } };
}

/** A contract's schema as a form rule, with the contract's own words. An empty optional field passes when the schema takes `undefined`. */
export function fieldRule(schema: Checks): Rule {
  return {
    validator: (_rule, value: unknown) => {
      const result = schema.safeParse(value === '' || value === null ? undefined : value);
      if (result.success || (value === '' && schema.safeParse('').success)) return Promise.resolve();
      return Promise.reject(new Error(wordsOf(result.error.issues, value)));
    },
  };
}

function wordsOf(issues: readonly { message: string }[], value: unknown): string {
  const message = issues[0]?.message ?? 'Please check this field';
  const isEmpty = value === undefined || value === null || value === '';
  return isEmpty && message.startsWith('Invalid input') ? 'Please fill in this field' : message;
}

/** The rule of a field that must not be left empty, in the specification's words. */
export const requiredRule = (message: string): Rule => ({ required: true, whitespace: true, message });

const dayRule = (refusal: string, isRefused: (day: string) => boolean): Rule => ({
  validator: (_rule, day: string | null | undefined) =>
    day && isRefused(day) ? Promise.reject(new Error(refusal)) : Promise.resolve(),
});

/** The rule of the day of work done: tomorrow at the latest, or `known`, the day that it already has. */
export const workDayRule = (today: string, known?: string): Rule =>
  dayRule(WORK_TOO_FAR_AHEAD, (day) => day !== known && isWorkTooFarAhead(day, today));

/** The rule of a document's day, and of what is planned: within a year of `today`, or of `other`, the day from which it follows. */
export const farDayRule = (today: string, other?: string): Rule =>
  dayRule(TOO_FAR_AHEAD, (day) => isTooFarAhead(day, today, other));

/** The rule of the last day of what repeats itself, and of a job's days: within ten years of `today`, or `known`, the day that it already has. */
export const endDayRule = (today: string, known?: string | null): Rule =>
  dayRule(END_TOO_FAR_AHEAD, (day) => day !== known && isEndTooFarAhead(day, today));
