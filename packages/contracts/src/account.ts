import { z } from 'zod';
import { Password, Role } from './auth';
import { Email, HourlyRate, Id, Line, MoneyOut, RequiredLine, Text } from './primitives';
import { RoundingMinutes, RoundingMode } from './rounding';
import { WeekStart } from './weeks';

export { RoundingMinutes, RoundingMode, WeekStart };

/** The zones in which days begin and end in New Zealand: the mainland, and the Chatham Islands 45 minutes ahead. */
export const CompanyTimeZone = z.enum(['Pacific/Auckland', 'Pacific/Chatham']);

/** A business as it stands on its invoices, and what new work of it starts with. Numbers are written as New Zealand writes them. */
export const Company = z
  .object({
    id: z.number().int(),
    name: z.string(),
    tradingName: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    gstNumber: z.string(),
    nzbn: z.string(),
    bankAccount: z.string(),
    /** Dollars per hour with which new jobs start. */
    defaultRate: MoneyOut,
    timeZone: z.string(),
    /** How the charged time of each entry is rounded; the time worked is kept as it is. Holds for entries saved from then on. */
    roundingMinutes: z.number().int(),
    roundingMode: RoundingMode,
    weekStart: WeekStart,
    /** Team members hand in their weeks, and only approved time can be invoiced. */
    approvalRequired: z.boolean(),
    /** Everybody in the company signs in by more than a password. */
    secondStepRequired: z.boolean(),
    logoUrl: z.string().nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'Company' });

/** What goes on top of a company's papers. The logo is a PNG of at most 600 by 300 pixels as a `data:` address. */
export const Letterhead = z
  .object({ logo: z.object({ data: z.string(), width: z.number().int(), height: z.number().int() }).nullable() })
  .meta({ id: 'Letterhead' });
export type Letterhead = z.infer<typeof Letterhead>;

const optionalEmail = z.union([z.literal(''), Email]);

/** Only the named fields change. The shape of the three numbers is checked by the server. */
export const UpdateCompany = z
  .object({
    name: RequiredLine(120, 'Please enter the name of the business'),
    tradingName: Line(120),
    address: Text(500),
    phone: Line(60),
    email: optionalEmail,
    gstNumber: Line(30),
    nzbn: Line(30),
    bankAccount: Line(40),
    defaultRate: HourlyRate,
    timeZone: CompanyTimeZone,
    roundingMinutes: RoundingMinutes,
    roundingMode: RoundingMode,
    weekStart: WeekStart,
    approvalRequired: z.boolean(),
    secondStepRequired: z.boolean(),
  })
  .partial()
  .extend({ version: z.number().int().optional() })
  .meta({ id: 'UpdateCompany' });

/** Who could take a company over. */
export const CompanyMembers = z
  .object({
    items: z.array(z.object({ id: z.number().int(), name: z.string(), role: Role })),
    nextCursor: z.null(),
    totals: z.object({ count: z.number().int() }),
  })
  .meta({ id: 'CompanyMembers' });

/** One's own details. */
export const Account = z
  .object({
    id: z.number().int(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    profileImageUrl: z.string().nullable(),
    role: Role,
    createdAt: z.string(),
  })
  .meta({ id: 'Account' });

/** A new e-mail address needs the password, since it can be used to get a new one. */
export const UpdateAccount = z
  .object({ firstName: Line(60), lastName: Line(60), phone: Line(60), email: Email, password: z.string().max(200) })
  .partial()
  .meta({ id: 'UpdateAccount' });

export const ChangePassword = z
  .object({
    password: z.string().min(1, 'Please enter your present password').max(200),
    newPassword: Password,
    endOthers: z.boolean(),
  })
  .meta({ id: 'ChangePassword' });

export const ForgotPassword = z.object({ email: Email }).meta({ id: 'ForgotPassword' });
/** The same for every address: whether this installation sends e-mail at all. */
export const ForgotPasswordResponse = z.object({ sendsMail: z.boolean() }).meta({ id: 'ForgotPasswordResponse' });
export const ResetPassword = z.object({ token: z.string().min(1).max(100), password: Password }).meta({ id: 'ResetPassword' });

/** The token of the link in a letter. */
export const ConfirmEmail = z.object({ token: z.string().min(1).max(100) }).meta({ id: 'ConfirmEmail' });
/** False where there is nothing to confirm. */
export const ConfirmationSent = z.object({ sent: z.boolean() }).meta({ id: 'ConfirmationSent' });

/** A device that is signed in; `device` is such as `Chrome on Android`. */
export const Device = z.object({
  id: z.number().int(),
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isThisOne: z.boolean(),
});
export const Devices = z
  .object({ items: z.array(Device), nextCursor: z.null(), totals: z.object({ count: z.number().int() }) })
  .meta({ id: 'Devices' });

/** An only owner hands the company over to a member, or closes it for everybody. */
export const CloseAccount = z
  .object({
    password: z.string().max(200),
    /** One's username, typed. */
    confirmation: z.string().max(60),
    handOverTo: Id.optional(),
    closesCompany: z.boolean().default(false),
  })
  .meta({ id: 'CloseAccount' });

/** Null: it is closed, and whoever asked is signed out. Otherwise everybody works on until the end of this day of the company's zone. */
export const AccountClosed = z.object({ lastDay: z.string().nullable() }).meta({ id: 'AccountClosed' });

/** Whether a company is to close, and how long everybody could work on if that was asked for now. */
export const CompanyClosing = z
  .object({
    /** After this day it closes; null when it does not. */
    lastDay: z.string().nullable(),
    /** Null when it would close at once: it has neither hours nor issued invoices. */
    graceUntil: z.string().nullable(),
  })
  .meta({ id: 'CompanyClosing' });

export type Company = z.infer<typeof Company>;
export type UpdateCompany = z.input<typeof UpdateCompany>;
export type CompanyMembers = z.infer<typeof CompanyMembers>;
export type Account = z.infer<typeof Account>;
export type UpdateAccount = z.input<typeof UpdateAccount>;
export type ChangePassword = z.input<typeof ChangePassword>;
export type ForgotPassword = z.input<typeof ForgotPassword>;
export type ForgotPasswordResponse = z.infer<typeof ForgotPasswordResponse>;
export type ResetPassword = z.input<typeof ResetPassword>;
export type ConfirmEmail = z.input<typeof ConfirmEmail>;
export type ConfirmationSent = z.infer<typeof ConfirmationSent>;
export type Device = z.infer<typeof Device>;
export type Devices = z.infer<typeof Devices>;
export type CloseAccount = z.input<typeof CloseAccount>;
export type AccountClosed = z.infer<typeof AccountClosed>;
export type CompanyClosing = z.infer<typeof CompanyClosing>;
