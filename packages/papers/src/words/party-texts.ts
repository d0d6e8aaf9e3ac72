import type { InvoiceParty } from '@dwang/contracts';
import { countryName } from '@dwang/domain';

/** What stands below a party's name, each on a line of its own: of a party in New Zealand without its country. */
export function partyTexts({
  contact,
  tradingName,
  address,
  country,
  phone,
  email,
  website,
  nzbn,
  gstNumber,
}: InvoiceParty): string[] {
  const texts = [
    tradingName && `Trading as ${tradingName}`,
    contact,
    address,
    country === 'NZ' ? '' : countryName(country),
    phone,
    email,
    website,
    nzbn && `NZBN ${nzbn}`,
    gstNumber && `GST number ${gstNumber}`,
  ];
  return texts.filter((text) => text !== '');
}
