import { z } from 'zod';

/** `days-14` from issue, at most 365; `month-end`; `next-month-end`; or a day of the month following: `next-month-20`, at most the 28th. */
export const PaymentTerms = z
  .string()
  .regex(
    /^(days-(\d{1,2}|[12]\d\d|3[0-5]\d|36[0-5])|month-end|next-month-end|next-month-([1-9]|1\d|2[0-8]))$/,
    'Please choose payment terms',
  );
