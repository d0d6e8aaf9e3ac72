/** What a bank prints beside a payment, of each at most this many signs. Source: the domain page, section 4 (help pages of NZ banks). */
const MOST = 12;
const REFUSED = /[^A-Za-z0-9\-'&/#?:_. ]/g;

/** What the payer types beside the amount, so that the payment is found again. */
export interface PayTexts {
  particulars: string;
  code: string;
  reference: string;
}

/** Macrons and other marks are left out, as banks refuse them. Of a number such as `INV-2026-11001` the end is what tells it apart. */
export function payTexts(payer: string, invoiceNumber: string): PayTexts {
  const number = plain(invoiceNumber);
  const [, prefix = '', rest = number] = /^([A-Za-z]+)-(.+)$/.exec(number) ?? [];
  return { particulars: plain(payer).slice(0, MOST).trim(), code: prefix.slice(0, MOST), reference: rest.slice(-MOST) };
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(REFUSED, ' ').replace(/ +/g, ' ').trim();
