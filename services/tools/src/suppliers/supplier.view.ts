import type { Supplier } from '@dwang/contracts';
import type { Scope } from '@dwang/platform';
import { placeFrom } from '@dwang/service-jobs';
import type { SupplierRow } from './supplier.entity';
import { ICON_OF_KIND } from './supplier-kinds';

/** As the person may see it: what the company has agreed with the supplier is the office's. */
export function supplierView(row: SupplierRow, { role, timeZone }: Pick<Scope, 'role' | 'timeZone'>): Supplier {
  const { id, uid, name, type, address, region, phone, hours, version } = row;
  const isOffice = role !== 'contractor';
  return {
    ...{ id, key: uid, isOwn: true, name, type, address, region, phone },
    accountNumber: isOffice ? row.accountNumber : '',
    notes: isOffice ? row.notes : '',
    ...{ hours, icon: ICON_OF_KIND[type], location: placeFrom(row), timeZone, version },
  };
}
