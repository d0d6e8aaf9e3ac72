const ADDRESS = /[^\s<>"'(),:;@]+@[\w-]+(?:\.[\w-]+)+/g;

/** `hemi@example.nz` → `h***@example.nz`, wherever addresses stand in the text. */
export const maskAddresses = (text: string): string =>
  text.replace(ADDRESS, (address) => `${[...address][0]}***${address.slice(address.lastIndexOf('@'))}`);
