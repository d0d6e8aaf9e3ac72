import { BankScreen } from '../features/bank';

/** /bank: what came into the bank account, and which invoices it pays. */
export default function BankRoute() {
  return <BankScreen />;
}
