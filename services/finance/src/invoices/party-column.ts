import type { InvoiceParty } from '@dwang/contracts';
import { Column } from 'typeorm';

/** What parties of older rows do not say. */
const NOT_SAID = { tradingName: '', nzbn: '', website: '', country: 'NZ' };

/** A party of a paper, copied at issue. */
export const partyColumn = (): PropertyDecorator =>
  Column({
    type: 'simple-json',
    transformer: {
      to: (party: InvoiceParty) => party,
      from: (stored: InvoiceParty | null) => stored && { ...NOT_SAID, ...stored },
    },
  });
