/** Source: specification 1, section 2. */
export const ESTIMATE_NAME = 'New Construction Project';
/** The product's own prices: key of the first of the price lists. */
export const OWN_SUPPLIER = 'dwang';
/** Days for which a link to an estimate works unless said otherwise. */
export const ESTIMATE_LINK_DAYS = 30;
