import { z } from 'zod';

/** One field that was refused, named by its path in the request (`lines.0.quantity`). */
export const FieldError = z.object({ field: z.string(), message: z.string() });

/** The body of every error, `application/problem+json` (RFC 9457). The browser switches on `code`, never on text. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.string(),
    detail: z.string(),
    errors: z.array(FieldError),
    requestId: z.string(),
    /** With REQUEST.UID_TAKEN: the number of the row that was made under the uid; it is read at its own address. */
    rowId: z.number().int().optional(),
  })
  .meta({ id: 'Problem' });

export type Problem = z.infer<typeof Problem>;
export type FieldError = z.infer<typeof FieldError>;

/** Codes that the browser or another area acts on. */
export const ErrorCode = {
  validation: 'REQUEST.INVALID',
  malformed: 'REQUEST.MALFORMED',
  notFound: 'REQUEST.NOT_FOUND',
  signedOut: 'AUTH.SIGNED_OUT',
  badCredentials: 'AUTH.BAD_CREDENTIALS',
  lockedOut: 'AUTH.LOCKED_OUT',
  forbidden: 'AUTH.FORBIDDEN',
  foreignOrigin: 'AUTH.FOREIGN_ORIGIN',
  otherUser: 'AUTH.OTHER_USER',
  usernameTaken: 'IDENTITY.USERNAME_TAKEN',
  emailTaken: 'IDENTITY.EMAIL_TAKEN',
  commonPassword: 'IDENTITY.COMMON_PASSWORD',
  wrongPassword: 'IDENTITY.WRONG_PASSWORD',
  resetLinkDead: 'IDENTITY.RESET_LINK_DEAD',
  emailUnconfirmed: 'IDENTITY.EMAIL_UNCONFIRMED',
  emailLinkDead: 'IDENTITY.EMAIL_LINK_DEAD',
  letterNotTaken: 'MAIL.NOT_TAKEN',
  onlyOwner: 'IDENTITY.ONLY_OWNER',
  teamFull: 'IDENTITY.TEAM_FULL',
  paymentDue: 'IDENTITY.PAYMENT_DUE',
  subscribed: 'BILLING.SUBSCRIBED',
  subscriptionEnded: 'BILLING.SUBSCRIPTION_ENDED',
  billingSignature: 'BILLING.BAD_SIGNATURE',
  billingEventReused: 'BILLING.EVENT_REUSED',
  billingAmount: 'BILLING.OTHER_AMOUNT',
  invitationDead: 'IDENTITY.INVITATION_DEAD',
  rateLimited: 'REQUEST.RATE_LIMITED',
  keyReused: 'IDEMPOTENCY.KEY_REUSED',
  keyRunning: 'IDEMPOTENCY.STILL_RUNNING',
  versionConflict: 'REQUEST.VERSION_CONFLICT',
  uidTaken: 'REQUEST.UID_TAKEN',
  entryBilled: 'TIME.ENTRY_BILLED',
  weekLocked: 'TIME.WEEK_LOCKED',
  weekMove: 'TIME.WEEK_MOVE_NOT_ALLOWED',
  cellSeveral: 'TIME.CELL_SEVERAL',
  cellChanged: 'TIME.CELL_CHANGED',
  longEntry: 'TIME.LONG_ENTRY',
  timerEmpty: 'TIME.NOTHING_TO_SAVE',
  timerAbsent: 'TIME.NO_TIMER',
  otherTimer: 'TIME.OTHER_TIMER',
  clientInUse: 'CLIENT.IN_USE',
  importUndecided: 'CLIENT.IMPORT_UNDECIDED',
  portalLinkRevoked: 'CLIENT.LINK_REVOKED',
  noMail: 'CLIENT.NO_MAIL',
  noRecipients: 'CLIENT.NO_RECIPIENTS',
  tooManyLetters: 'CLIENT.TOO_MANY_LETTERS',
  projectInUse: 'PROJECT.IN_USE',
  notShared: 'PROJECT.NOT_SHARED',
  invoiceNumberTaken: 'INVOICE.NUMBER_TAKEN',
  invoiceLocked: 'INVOICE.LOCKED',
  invoiceMove: 'INVOICE.MOVE_NOT_ALLOWED',
  quoteLocked: 'QUOTE.LOCKED',
  quoteMove: 'QUOTE.MOVE_NOT_ALLOWED',
  quoteExpired: 'QUOTE.EXPIRED',
  quoteInvoiced: 'QUOTE.INVOICED',
  quoteDraftStale: 'QUOTE.DRAFT_STALE',
  paymentNotOpen: 'PAYMENT.NOTHING_OPEN',
  creditShort: 'PAYMENT.CREDIT_TOO_SMALL',
  retentionMove: 'RETENTION.MOVE_NOT_ALLOWED',
  claimMove: 'CLAIM.MOVE_NOT_ALLOWED',
  bankLineSettled: 'BANK.LINE_SETTLED',
  bankLinesRefused: 'BANK.LINES_REFUSED',
  creditTooMuch: 'CREDIT_NOTE.TOO_MUCH',
  einvoiceIncomplete: 'EINVOICE.INCOMPLETE',
  estimateFull: 'ESTIMATE.TOO_MANY_LINES',
  priceBooksFull: 'ESTIMATE.TOO_MANY_PRICE_LISTS',
  pricesUnread: 'ESTIMATE.PRICES_UNREAD',
  suppliersFull: 'SUPPLIER.TOO_MANY',
  weatherUnavailable: 'WEATHER.UNAVAILABLE',
  areaDown: 'GATEWAY.AREA_UNAVAILABLE',
  tooSlow: 'SERVER.TOO_SLOW',
  internal: 'SERVER.INTERNAL',
} as const;
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];
