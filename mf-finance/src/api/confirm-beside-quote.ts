import { isApiError } from '@dwang/client';
import { ErrorCode } from '@dwang/contracts';
import { confirmAction } from '@dwang/kit';

/** What a request says once the person means it. */
export interface BesideQuote {
  confirmBesideQuote?: true;
}

const DECLINED = { detail: 'Nothing was made. Change what is billed, or invoice the quote.' };

/**
 * Sends what makes an invoice. Where that bills hours beside the accepted quote of their job, the server refuses it with the figures; they are
 * shown, and it is sent again when the person says that it is meant. When not, throws what a form or notice shows.
 */
export async function confirmingBesideQuote<Answer>(send: (confirmed: BesideQuote) => Promise<Answer>): Promise<Answer> {
  try {
    return await send({});
  } catch (error) {
    if (!isApiError(error) || error.code !== ErrorCode.besideQuote) throw error;
    const isMeant = await confirmAction({
      title: 'Invoice beside the quote?',
      text: `${error.detail} Go on only if the hours are for work that is not in the quote.`,
      confirm: 'Invoice both',
      cancel: 'Go back',
    });
    if (!isMeant) throw { ...error, ...DECLINED, errors: [] };
    return send({ confirmBesideQuote: true });
  }
}
