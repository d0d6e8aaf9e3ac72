import { checkBankAccount, checkGstNumber, checkNzbn, type NumberCheck } from '@dwang/domain';

interface NumberRule {
  warningOnly: boolean;
  validator: (rule: unknown, value: unknown) => Promise<void>;
}

/** Refuses what cannot be such a number, and warns of one that is unlikely: it can be saved all the same. An empty field passes. */
function numberRules(check: (text: string) => NumberCheck, refusal: string, warning: string): NumberRule[] {
  const rule = (problem: NumberCheck['problem'], message: string, warningOnly: boolean): NumberRule => ({
    warningOnly,
    validator: (_rule, value) => {
      const text = typeof value === 'string' ? value.trim() : '';
      return text !== '' && check(text).problem === problem ? Promise.reject(new Error(message)) : Promise.resolve();
    },
  });
  return [rule('shape', refusal, false), rule('unlikely', warning, true)];
}

export const gstRules = numberRules(
  checkGstNumber,
  'A GST number has 8 or 9 digits, such as 49-091-850',
  'The last digit does not fit the others. Please compare it with a letter from IRD.',
);

export const bankRules = numberRules(
  checkBankAccount,
  'A bank account looks like 12-3140-0171323-50',
  'The digits do not fit a known bank and branch. Please compare them with your bank.',
);

export const nzbnRules = numberRules(
  checkNzbn,
  'An NZBN has 13 digits and starts with 94',
  'The last digit does not fit the others. Please compare it with the NZBN register.',
);
