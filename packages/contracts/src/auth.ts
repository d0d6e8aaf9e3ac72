import { z } from 'zod';
import { Email, hasInvisible, Line, PriceOut } from './primitives';
import { RoundingMode } from './rounding';
import { SecondStep, SharedDevice } from './second-step';
import { WeekStart } from './weeks';

/** Within a company: owner (everything), user (standard), contractor (only what is shared with them and their own time). */
export const Role = z.enum(['owner', 'user', 'contractor']);
export type Role = z.infer<typeof Role>;

const username = z
  .string()
  .trim()
  .min(3, 'Username must be at least 3 characters')
  .max(60, 'Username must be at most 60 characters')
  .regex(/^[\p{L}\p{M}\p{N}._\- ']+$/u, "Username may hold letters, digits, spaces and . _ - '")
  .refine((value) => !hasInvisible(value), 'Username may not hold characters that cannot be seen')
  .transform((value) => value.normalize('NFC'));

/** Latin letters beside those of another script, of which many are drawn alike. */
const isMixed = (value: string): boolean => /\p{Script=Latin}/u.test(value) && /(?!\p{Script=Latin})\p{L}/u.test(value);

/** A username that somebody chooses. */
export const Username = username
  .refine((value) => !value.includes('@'), 'Username may not hold an @')
  .refine((value) => !isMixed(value), 'Username may not mix alphabets');

/** A password that somebody chooses. */
export const Password = z
  .string()
  .min(6, 'Password must be at least 6 characters')
  .max(200, 'Password must be at most 200 characters');

/** Sign-in takes a username, or an e-mail address where the typed name holds an @. */
export const LoginRequest = z
  .object({
    username: z.string().trim().min(3, 'Username must be at least 3 characters').max(254).optional(),
    email: z.string().trim().min(3, 'Username must be at least 3 characters').max(254).optional(),
    password: Password,
    isShared: SharedDevice,
  })
  .refine((value) => value.username !== undefined || value.email !== undefined, {
    path: ['username'],
    message: 'Username must be at least 3 characters',
  })
  .meta({ id: 'LoginRequest' });

/** Registration makes a company and its owner. Without a business name the company is called after the user. */
export const RegisterRequest = z
  .object({
    username: Username,
    email: Email,
    password: Password,
    companyName: Line(120).optional(),
  })
  .meta({ id: 'RegisterRequest' });

export const User = z
  .object({
    id: z.number().int(),
    username: z.string(),
    email: z.string(),
    profileImageUrl: z.string().nullable(),
    role: Role,
    /** Whether prices, rates and earnings are shown to this person: always to owners and users, to a contractor when allowed. */
    seesPrices: z.boolean(),
    /** True for the platform administrator (`ADMIN_USERNAME`), who alone may open the admin panel. */
    isAdministrator: z.boolean(),
    /** False while the address is to be confirmed by the link in a letter. */
    isEmailConfirmed: z.boolean().optional(),
    /** True while the company asks for a second step that this sign-in had not: nothing else is open until then. */
    lacksSecondStep: z.boolean().optional(),
    /** What is optional is absent in what a device has kept of an older app. */
    company: z.object({
      id: z.number().int(),
      name: z.string(),
      timeZone: z.string(),
      /** Since when the company is here. */
      createdAt: z.string().optional(),
      /** Dollars an hour of work whose job has no rate of its own. */
      defaultRate: PriceOut.optional(),
      /** How the charged time of an entry is rounded; 0 minutes charges it as worked. */
      rounding: z.object({ minutes: z.number().int(), mode: RoundingMode }).optional(),
      /** On which day the company's weeks begin. */
      weekStart: WeekStart.optional(),
      /** Whether weeks are handed in and approved. */
      approvalRequired: z.boolean().optional(),
      /** For owners: after this day the company closes, unless one of them keeps it; null when it does not. */
      lastDay: z.string().nullable().optional(),
    }),
  })
  .meta({ id: 'User' });

/** `user` is null while a second step is awaited. */
export const LoginResponse = z.object({ user: User.nullable(), secondStep: SecondStep.optional() }).meta({ id: 'LoginResponse' });
export const RegisterResponse = z.object({ user: User }).meta({ id: 'RegisterResponse' });
export const AuthStatus = z.object({ authenticated: z.boolean() }).meta({ id: 'AuthStatus' });
export const ApiTest = z.object({ message: z.string(), status: z.string() }).meta({ id: 'ApiTest' });

export type LoginRequest = z.input<typeof LoginRequest>;
export type RegisterRequest = z.input<typeof RegisterRequest>;
export type User = z.infer<typeof User>;
export type LoginResponse = z.infer<typeof LoginResponse>;
export type RegisterResponse = z.infer<typeof RegisterResponse>;
export type AuthStatus = z.infer<typeof AuthStatus>;
export type ApiTest = z.infer<typeof ApiTest>;
