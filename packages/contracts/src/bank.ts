import { z } from 'zod';
import { LineNumber, listQuery, page, QueryFlag, queryWords } from './lists';
import { Id, Line, Money, MoneyOut } from './primitives';

/**
 * What a column of a CSV statement is taken for. `debit` holds what went out, `credit` what came in, `direction` which of both
 * an amount without a sign did, `type` what the bank calls the transaction, `balance` what was in the account after it, which tells the same; `skip` leaves it out.
 */
export const BankColumn = z.enum([
  'day',
  'amount',
  'direction',
  'type',
  'balance',
  'debit',
  'credit',
  'payee',
  'particulars',
  'code',
  'reference',
  'details',
  'bankId',
  'account',
  'skip',
]);
export type BankColumn = z.infer<typeof BankColumn>;

/** Which of the two comes first in days such as `03/11/2026`. */
export const DayOrder = z.enum(['dayFirst', 'monthFirst']);
export type DayOrder = z.infer<typeof DayOrder>;
/** Which of the two counts where the sign of an amount and what the bank calls its line contradict one another, or neither is there. */
export const InOutBy = z.enum(['sign', 'type']);
export type InOutBy = z.infer<typeof InOutBy>;

/** Lines and bytes that one statement may have. */
export const MAX_STATEMENT_LINES = 10_000;
export const MAX_STATEMENT_MB = 5;

const Columns = z
  .string()
  .max(2000)
  .transform((text) => text.split(','))
  .pipe(z.array(BankColumn).max(100))
  .refine((uses) => uses.includes('day'), 'Please choose the column of the date')
  .refine((uses) => uses.includes('amount') || uses.includes('credit'), 'Please choose the column of the amount');

/** The body is the file as the bank exports it: CSV, OFX or QFX. */
export const ImportStatementQuery = z.strictObject({
  /** True, the default: only say what would be done. */
  dryRun: QueryFlag.default(true),
  /** The file's name, to know the import by. */
  name: Line(200).default(''),
  /** What each column of a CSV file is, from the left; without it read from the headings. */
  columns: Columns.optional(),
  /** Without it the order that the file shows, or else the day first. */
  dayOrder: DayOrder.optional(),
  /** Without it lines of which it must be known are `asked`. */
  inOutBy: InOutBy.optional(),
  /** Leaves out the lines that cannot be read or are asked, instead of importing nothing. */
  leaveOutRefused: QueryFlag.default(false),
  /** The account that the statement is of, for lines of which the file does not say it. */
  account: Line(60).default(''),
  /** Brings all lines too that are `alike`. */
  bringAlike: QueryFlag.default(false),
  /** Brings these lines too, by their `entry`, whether `known` or `alike`; of one that is `asked` it says that the money came in. */
  bring: queryWords(LineNumber, 1000).default(() => []),
});

/**
 * A line of the file. `known`: imported before; `alike`: probably imported before, as a line of a file of another kind (CSV or OFX) or
 * in other words, or the same as an earlier line of this file. Both are left out unless asked for; `out`: money that went out, which pays no invoice and is not kept; `asked`: sign, type
 * and balance contradict one another or say nothing, so that a person must say whether it came in.
 */
export const StatementLineOut = z.object({
  line: z.number().int(),
  /** Its place among the lines that can be read, from 1; null of one that cannot. */
  entry: z.number().int().nullable(),
  outcome: z.enum(['new', 'known', 'alike', 'out', 'asked', 'refused']),
  day: z.string().nullable(),
  amount: MoneyOut.nullable(),
  payee: z.string(),
  words: z.string(),
  /** Why it cannot be read or is asked, or what it is taken for. */
  reason: z.string(),
});

export const StatementReport = z
  .object({
    /** Null until it is done. */
    importId: z.number().int().nullable(),
    format: z.enum(['csv', 'ofx']),
    /** The bank whose layout it is, where that is known. */
    bank: z.string().nullable(),
    /** Empty for OFX. */
    columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()), use: BankColumn })),
    /** The columns do not tell date and amount: they must be said. */
    asksColumns: z.boolean(),
    /** The file does not say of all lines which account they are of, so that it should be said. */
    lacksAccount: z.boolean(),
    /** Accounts of earlier statements. */
    accounts: z.array(z.string()),
    /** By which the lines were read; null where no day depends on it, and while it must be said. */
    dayOrder: DayOrder.nullable(),
    /** Known from the `file`, or the `custom` of New Zealand where the file shows none; `none`: it shows both, and must be said. */
    dayOrderBy: z.enum(['file', 'custom', 'none']),
    /** First and last day of what is in the file. */
    from: z.string().nullable(),
    to: z.string().nullable(),
    counts: z.object({
      new: z.number().int(),
      known: z.number().int(),
      alike: z.number().int(),
      out: z.number().int(),
      asked: z.number().int(),
      refused: z.number().int(),
    }),
    /** Of the new lines. */
    amount: MoneyOut,
    /** First those that cannot be read, are asked or `alike`, then the others as in the file, those `out` last; 200 at most. */
    lines: z.array(StatementLineOut),
  })
  .meta({ id: 'StatementReport' });

export const BankLineState = z.enum(['new', 'matched', 'ignored']);
export type BankLineState = z.infer<typeof BankLineState>;

/** A part of a line's money and the invoice that it is for. */
const Part = z.object({
  invoiceId: z.number().int(),
  invoiceNumber: z.string(),
  clientId: z.number().int(),
  clientName: z.string(),
  amount: MoneyOut,
});

/** The parts make up the amount of the line. `score` is from 0 to 100. */
export const MatchSuggestion = z.object({
  certainty: z.enum(['sure', 'likely', 'possible']),
  score: z.number().int(),
  reason: z.string(),
  parts: z.array(Part.extend({ balance: MoneyOut })),
});

/** Money that came into a bank account of the company. Suggestions are only of new lines, the best first; matches of matched ones. */
export const BankLine = z
  .object({
    id: z.number().int(),
    day: z.string(),
    amount: MoneyOut,
    payee: z.string(),
    particulars: z.string(),
    code: z.string(),
    reference: z.string(),
    details: z.string(),
    account: z.string(),
    state: BankLineState,
    suggestions: z.array(MatchSuggestion),
    matches: z.array(Part.extend({ paymentId: z.number().int() })),
  })
  .meta({ id: 'BankLine' });

export const BankLineQuery = listQuery({ state: BankLineState.default('new') }, ['-day']);

const Bucket = z.object({ count: z.number().int(), amount: MoneyOut });
/** Over all lines of the company, whatever their state; `lastDay` is how far statements have been imported. */
export const BankLinePage = page(
  BankLine,
  z.object({ new: Bucket, matched: Bucket, ignored: Bucket, lastDay: z.string().nullable() }),
).meta({ id: 'BankLinePage' });

/** What of a line pays which invoice; together all of it. More than an invoice's balance becomes its client's credit. */
export const MatchBankLine = z
  .object({
    invoices: z
      .array(z.object({ invoiceId: Id, amount: Money.refine((value) => Number(value) > 0, 'Please enter an amount above 0') }))
      .min(1, 'Please choose an invoice')
      .max(50)
      .refine((all) => new Set(all.map(({ invoiceId }) => invoiceId)).size === all.length, 'An invoice is named twice'),
  })
  .meta({ id: 'MatchBankLine' });

export type ImportStatementQuery = z.input<typeof ImportStatementQuery>;
export type StatementReport = z.infer<typeof StatementReport>;
export type StatementLineOut = z.infer<typeof StatementLineOut>;
export type MatchSuggestion = z.infer<typeof MatchSuggestion>;
export type BankLine = z.infer<typeof BankLine>;
export type BankLineQuery = z.input<typeof BankLineQuery>;
export type BankLinePage = z.infer<typeof BankLinePage>;
export type MatchBankLine = z.infer<typeof MatchBankLine>;
