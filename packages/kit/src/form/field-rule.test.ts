import { Email, RequiredText } from '@dwang/contracts';
import { fieldRule } from './field-rule';

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
