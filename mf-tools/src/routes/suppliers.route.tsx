import { SupplierScreen } from '../features/suppliers/page/supplier-screen';

/** `/suppliers`. */
export default function SuppliersRoute() {
  return <SupplierScreen />;
}
