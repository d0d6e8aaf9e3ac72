/** What the sign-in forms accept, in the words of specification 1, section 5. */
const MIN_USERNAME = 3;
const MIN_PASSWORD = 6;
const STRONG_FROM = 8;

interface FormRule {
  validator: (rule: unknown, value: unknown) => Promise<void>;
}

const must = (isGood: (text: string) => boolean, message: string): FormRule => ({
  validator: (_rule, value) =>
    isGood(typeof value === 'string' ? value : '') ? Promise.resolve() : Promise.reject(new Error(message)),
});

export const usernameRule = must((text) => text.trim().length >= MIN_USERNAME, 'Username must be at least 3 characters');
export const passwordRule = must((text) => text.length >= MIN_PASSWORD, 'Password must be at least 6 characters');
export const emailRule = must(
  (text) => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text.trim()),
  'Please enter a valid email address',
);
const confirmRule = must((text) => text.length >= MIN_PASSWORD, 'Please confirm your password');

/** At least 6 characters, and the same as the field of that name. */
export const confirmRulesFor = (field: string) => [
  confirmRule,
  ({ getFieldValue }: { getFieldValue: (name: string) => unknown }): FormRule =>
    must((text) => text.length < MIN_PASSWORD || text === getFieldValue(field), "Passwords don't match"),
];
export const confirmRules = confirmRulesFor('password');

/** By length only: an advice, never a condition. The bar grows 10 % per character, up to 100. */
export const passwordStrength = (password: string): { label: 'Strong' | 'Weak'; percent: number } => ({
  label: password.length >= STRONG_FROM ? 'Strong' : 'Weak',
  percent: Math.min(100, password.length * 10),
});
