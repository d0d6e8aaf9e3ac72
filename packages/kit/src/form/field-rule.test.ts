import { Email, RequiredText } from '@dwang/contracts';
import { endDayRule, fieldRule, workDayRule } from './field-rule';

const run = (rule: ReturnType<typeof fieldRule>, value: unknown): Promise<unknown> => {
  if (typeof rule === 'function' || !rule.validator) throw new Error('not a rule with a validator');
  return Promise.resolve(rule.validator({}, value, () => undefined));
};

it('refuses with the words of the contract', async () => {
  await expect(run(fieldRule(Email), 'hemi@')).rejects.toThrow('Please enter a valid email address');
  await expect(run(fieldRule(RequiredText(5, 'Please enter a name')), 'Whakatāne')).rejects.toThrow(
    'Must be at most 5 characters',
  );
});

it('lets an optional field stay empty', async () => {
  await expect(run(fieldRule(Email.optional()), '')).resolves.toBeUndefined();
});

it('asks for a required field in plain words', async () => {
  await expect(run(fieldRule(Email), '')).rejects.toThrow('Please fill in this field');
});

it('takes a day of work up to tomorrow, and the one that it has already (TR-203)', async () => {
  const rule = workDayRule('2026-11-30', '2099-12-31');
  for (const day of [null, '2026-11-30', '2026-12-01', '2099-12-31']) await expect(run(rule, day)).resolves.toBeUndefined();
  await expect(run(rule, '2026-12-02')).rejects.toThrow('Please check the date');
});

it('takes a day of a job up to ten years ahead, and the one that it has already (TR-203)', async () => {
  const rule = endDayRule('2026-11-30', '2099-12-31');
  for (const day of [null, '2036-11-30', '2099-12-31']) await expect(run(rule, day)).resolves.toBeUndefined();
  await expect(run(rule, '2036-12-01')).rejects.toThrow('more than ten years ahead');
});
