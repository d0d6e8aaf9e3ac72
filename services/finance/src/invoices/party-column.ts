import type { InvoiceParty } from '@dwang/contracts';
import { jsonColumn } from '@dwang/platform';

/** What parties of older rows do not say. */
const NOT_SAID = { tradingName: '', nzbn: '', website: '', country: 'NZ' };

/** A party of a paper, copied at issue. */
export const partyColumn = (): PropertyDecorator => jsonColumn<InvoiceParty>({ from: (stored) => ({ ...NOT_SAID, ...stored }) });
