import { parsePercent } from '@dwang/domain';

/** `30%` → `30`; null when it is no percentage with at most two decimals up to 100. */
export function readPercent(text: string | undefined): string | null {
  const typed = parsePercent(text ?? '');
  return typed !== null && /^\d{1,3}(\.\d{1,2})?$/.test(typed) && Number(typed) <= 100 ? typed : null;
}

/** Refuses what is no percentage; nothing typed is left to `requiredRule`. */
export const percentRule = (least: number, message: string) => ({
  validator: (_rule: unknown, text: string | undefined) => {
    const percent = readPercent(text);
    return !text || (percent !== null && Number(percent) >= least) ? Promise.resolve() : Promise.reject(new Error(message));
  },
});
