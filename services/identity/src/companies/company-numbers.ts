import type { UpdateCompany } from '@dwang/contracts';
import { checkBankAccount, checkGstNumber, checkNzbn, type NumberCheck } from '@dwang/domain';
import { Invalid } from '@dwang/platform';

const CHECKS: Record<'gstNumber' | 'bankAccount' | 'nzbn', [check: (text: string) => NumberCheck, refusal: string]> = {
  gstNumber: [checkGstNumber, 'A GST number has 8 or 9 digits, such as 49-091-850'],
  bankAccount: [checkBankAccount, 'A bank account looks like 12-3140-0171323-50'],
  nzbn: [checkNzbn, 'An NZBN has 13 digits and starts with 94'],
};

/** Writes the numbers as New Zealand does. Throws `Invalid` on every one that cannot be such a number; an unlikely one is taken. */
export function writeNumbers(change: UpdateCompany): UpdateCompany {
  const written = { ...change };
  const errors = Object.entries(CHECKS).flatMap(([name, [check, message]]) => {
    const field = name as keyof typeof CHECKS;
    const typed = change[field];
    if (!typed) return [];
    const { problem, formatted } = check(typed);
    written[field] = formatted;
    return problem === 'shape' ? [{ field, message }] : [];
  });
  if (errors.length > 0) throw new Invalid(errors);
  return written;
}
