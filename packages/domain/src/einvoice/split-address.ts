/** A New Zealand address in the parts that the network wants; '' for what is not there. */
export interface AddressParts {
  street: string;
  more: string;
  city: string;
  /** Four digits. */
  postcode: string;
}

/** Lines as people write them, or one line with commas: the last is town and postcode, the first street or box, the rest suburb or RD. */
export function splitAddress(address: string): AddressParts {
  const lines = address
    .split(/[\r\n]+|,/)
    .map((line) => line.trim())
    .filter(Boolean);
  const last = lines.length > 1 ? (lines.pop() ?? '') : '';
  const [postcode = ''] = /\b\d{4}$/.exec(last) ?? [];
  const [street = '', ...more] = lines;
  return { street, more: more.join(', '), city: last.slice(0, last.length - postcode.length).trim(), postcode };
}
