import { z } from 'zod';
import { RequiredLine } from './primitives';

/** What can prove a sign-in besides the password; recovery codes always can. */
export const SecondStep = z
  .object({
    /** Names this sign-in when the code is sent; good for ten minutes. */
    token: z.string(),
    app: z.boolean(),
    passkey: z.boolean(),
  })
  .meta({ id: 'SecondStep' });

/** Whether others use the device too: the session then ends with the browser, and within hours. */
export const SharedDevice = z.boolean().optional();

const Token = z.string().min(1).max(100);

/** Six digits of the authenticator app, or a recovery code. */
export const TakeSecondStep = z
  .object({ token: Token, code: z.string().trim().min(1, 'Please enter the code').max(40), isShared: SharedDevice })
  .meta({ id: 'TakeSecondStep' });

const words = z.string().max(20_000);
const Base64Url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(1400);
/** What the browser's authenticator answered, as `PublicKeyCredential.toJSON()` gives it. Browsers say more in it than is read here. */
const credential = <Response extends z.ZodRawShape>(response: Response) =>
  z.looseObject({
    id: Base64Url,
    rawId: Base64Url,
    type: z.literal('public-key'),
    authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
    clientExtensionResults: z.looseObject({}).default({}),
    response: z.looseObject(response),
  });

export const NewCredential = credential({
  clientDataJSON: words,
  attestationObject: words,
  transports: z.array(z.string().max(30)).max(10).optional(),
});
export const CredentialProof = credential({
  clientDataJSON: words,
  authenticatorData: words,
  signature: words,
  userHandle: z.string().max(200).optional(),
});

/** `options` are for the browser's `navigator.credentials`. */
export const PasskeyQuestion = z
  .object({ token: z.string(), options: z.record(z.string(), z.unknown()) })
  .meta({ id: 'PasskeyQuestion' });
export const PasskeySignIn = z
  .object({ token: Token, credential: CredentialProof, isShared: SharedDevice })
  .meta({ id: 'PasskeySignIn' });

export const Passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});

/** How one's sign-in is secured. */
export const Security = z
  .object({
    /** Since when codes of an app are asked for; null when they are not. */
    appSince: z.string().nullable(),
    passkeys: z.array(Passkey),
    recoveryCodesLeft: z.number().int(),
    /** False where this installation is not reached by a name of its own, which passkeys need. */
    canUsePasskeys: z.boolean(),
    /** Whether the administrator's screens stay shut without a second step. */
    isRequired: z.boolean(),
    /** Whether the company asks everybody in it for a second step, so that the last one cannot be removed. */
    isDemanded: z.boolean(),
  })
  .meta({ id: 'Security' });

const password = z.string().min(1, 'Please enter your password').max(200);
export const PasswordAgain = z.object({ password }).meta({ id: 'PasswordAgain' });
/** `secret` is typed into the app where its camera cannot read the picture of `uri`. */
export const AppSecret = z.object({ secret: z.string(), uri: z.string() }).meta({ id: 'AppSecret' });
export const ConfirmApp = z
  .object({ code: z.string().trim().min(1, 'Please enter the code').max(20) })
  .meta({ id: 'ConfirmApp' });
/** Shown once. Empty where there are codes already. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });

const name = RequiredLine(60, 'Please enter a name');
export const AddPasskey = z.object({ token: Token, name, credential: NewCredential }).meta({ id: 'AddPasskey' });
export const RenamePasskey = z.object({ name }).meta({ id: 'RenamePasskey' });

export type SecondStep = z.infer<typeof SecondStep>;
export type TakeSecondStep = z.input<typeof TakeSecondStep>;
export type NewCredential = z.output<typeof NewCredential>;
export type CredentialProof = z.output<typeof CredentialProof>;
export type PasskeyQuestion = z.infer<typeof PasskeyQuestion>;
export type PasskeySignIn = z.input<typeof PasskeySignIn>;
export type Passkey = z.infer<typeof Passkey>;
export type Security = z.infer<typeof Security>;
export type PasswordAgain = z.input<typeof PasswordAgain>;
export type AppSecret = z.infer<typeof AppSecret>;
export type ConfirmApp = z.input<typeof ConfirmApp>;
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
export type AddPasskey = z.input<typeof AddPasskey>;
export type RenamePasskey = z.input<typeof RenamePasskey>;
