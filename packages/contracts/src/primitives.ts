import { z } from 'zod';

const digitsToNumber = (value: unknown) =>
  typeof value === 'string' && /^(0|[1-9]\d{0,15})$/.test(value) ? Number(value) : value;

/** A whole number, or its plain digits as in an address. Nothing else is taken for a number: not `true`, `''`, `[1]` or `'0x10'`. */
export const WholeNumber = (min: number, max: number) =>
  z.preprocess(
    digitsToNumber,
    z
      .number('Must be a whole number')
      .int('Must be a whole number')
      .min(min, `Must be at least ${min}`)
      .max(max, `Must be at most ${max}`),
  );

/** A row's number in the database. */
export const Id = WholeNumber(1, Number.MAX_SAFE_INTEGER);

/** A UUID made by the browser, so that a row created offline is created once however often it is sent. */
export const Uid = z.uuid();

/** An instant in UTC, ISO 8601 with milliseconds: `2026-04-04T14:00:00.000Z`. Years 2000 to 2100. */
export const Instant = z.iso
  .datetime({ offset: true, error: 'Please enter a valid date and time' })
  .refine((value) => isWithinEra(value), 'Please enter a date between 2000 and 2100')
  .transform((value) => new Date(value).toISOString())
  .meta({ format: 'date-time' });

/** A calendar day in the company's time zone, `YYYY-MM-DD`. Years 2000 to 2100. */
export const CalendarDay = z.iso
  .date({ error: 'Please enter a valid date' })
  .refine((value) => isWithinEra(value), 'Please enter a date between 2000 and 2100');

function isWithinEra(value: string): boolean {
  const year = new Date(value).getUTCFullYear();
  return year >= 2000 && year <= 2100;
}

const decimal = (places: 2 | 3, error: string) =>
  z.union([z.string().trim(), z.number()]).transform((value, context) => {
    const text = String(value);
    if (Math.abs(Number(text)) >= 1e9) {
      context.addIssue({ code: 'custom', message: 'Must be at most 999,999,999' });
      return z.NEVER;
    }
    const [, sign, whole, fraction = ''] = /^(-?)(\d{1,9})(?:\.(\d{1,3}))?$/.exec(text) ?? [];
    if (whole === undefined || fraction.length > places) {
      context.addIssue({ code: 'custom', message: error });
      return z.NEVER;
    }
    const digits = `${whole.replace(/^0+(\d)/, '$1')}.${fraction.padEnd(places, '0')}`;
    return sign && /[1-9]/.test(digits) ? `-${digits}` : digits;
  });

/** Dollars as a decimal string with two places, `"65.00"`, at most 999,999,999.99. Numbers are accepted and normalised. */
export const Money = decimal(2, 'Please enter an amount with at most 2 decimal places').meta({
  pattern: '^-?\\d{1,9}\\.\\d{2}$',
});

/** `Money` of at least 0.00. */
export const NonNegativeMoney = Money.refine((value) => !value.startsWith('-'), 'Must be 0 or more');

/** Dollars per hour, at most 99,999.99, so that the sums of even very many entries stay exact. */
export const HourlyRate = NonNegativeMoney.refine((value) => Number(value) < 100_000, 'Must be at most 99,999.99');

/** A quantity with up to three decimals as a string, `"2.500"`. */
export const Quantity = decimal(3, 'Please enter a quantity with at most 3 decimal places');

/** What a response carries for money: the same string, already normalised. */
export const MoneyOut = z.string();

/** `MoneyOut` of a job or its time; the server answers null to those who are not shown prices (`User.seesPrices`). */
export const PriceOut = z.string().nullable();

/** Free text: control characters other than line breaks and tabs are refused, ends trimmed, normalised to NFC. */
export const Text = (max: number) =>
  z
    .string()
    .max(max, `Must be at most ${max} characters`)
    .refine((value) => !hasControlCharacters(value), 'Contains characters that cannot be stored')
    .transform((value) => value.normalize('NFC').trim());

/** `Text` that must hold something that can be seen. */
export const RequiredText = (max: number, error: string) => Text(max).refine((value) => VISIBLE.test(value), error);

/** Without the marks that turn the direction of what follows, by which `fdp.exe` would be shown as another kind of file. */
export const withoutTurns = (value: string): string => value.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');

/**
 * `Text` that stands on one line: names, numbers, subjects. Tabs, as they come with what is pasted, become spaces, and marks that turn the
 * direction of the text are left out.
 */
export const Line = (max: number) =>
  Text(max)
    .transform((value) => withoutTurns(value.replaceAll('\t', ' ')))
    .refine((value) => !/[\r\n\u2028\u2029]/.test(value), 'Must be one line');

/** `Line` that must hold something that can be seen. */
export const RequiredLine = (max: number, error: string) => Line(max).refine((value) => VISIBLE.test(value), error);

/** Whether the text holds characters without a glyph (zero-width, fillers, direction marks), by which two texts look like one. */
export const hasInvisible = (value: string): boolean => /\p{Default_Ignorable_Code_Point}/u.test(value);

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

function hasControlCharacters(value: string): boolean {
  for (let index = 0; index < value.length; index += 1) {
    const unit = value.charCodeAt(index);
    if (unit < 32 && unit !== 9 && unit !== 10 && unit !== 13) return true;
    if (unit === 127) return true;
    if (unit >= 0xd800 && unit <= 0xdbff) {
      const next = value.charCodeAt(index + 1);
      if (!(next >= 0xdc00 && next <= 0xdfff)) return true;
      index += 1;
    } else if (unit >= 0xdc00 && unit <= 0xdfff) return true;
  }
  return false;
}

/** An e-mail address as people type it: trimmed, at most 254 characters. */
export const Email = z.string().trim().max(254).pipe(z.email('Please enter a valid email address'));
