export { applyProblem } from './apply-problem';
export { DayPicker } from './day-picker';
export { DURATION_REFUSED, DurationField, DurationInput, durationRule, durationText } from './duration-field';
export { EntryForm, type EntryFormProps } from './entry-form';
export { fieldRule, requiredRule } from './field-rule';
export { CheckboxField, DayField, Field, type FieldProps, PasswordField, SelectField, TextAreaField, TextField } from './fields';
export { MoneyField, MoneyInput, moneyRule, parseMoney } from './money-field';
export { type PersistentDraft, usePersistentDraft } from './persistent-draft';
export { TimeField, TimeInput } from './time-field';
