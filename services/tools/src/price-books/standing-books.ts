import { OWN_SUPPLIER } from '@dwang/contracts';
import type { Supply } from '@dwang/domain/estimates';

/** The price lists that come with the product: the catalogue's indicative prices times a multiplier. Source: specification 1, section 9. The first is the product's own. */
export const standingBooks = (appName: string): Supply[] => [
  { key: OWN_SUPPLIER, name: appName, multiplier: '1.000', isOwn: false },
  { key: 'discount-materials', name: 'Discount Materials', multiplier: '0.850', isOwn: false },
  { key: 'premium-building-co', name: 'Premium Building Co', multiplier: '1.150', isOwn: false },
  { key: 'local-hardware', name: 'Local Hardware', multiplier: '0.950', isOwn: false },
];
