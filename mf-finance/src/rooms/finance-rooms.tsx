import { Link, useLocation } from '@dwang/kit';
import './finance-rooms.css';

const ROOMS = [
  { to: '/combined', label: 'Overview' },
  { to: '/invoices', label: 'Invoices' },
  { to: '/quotes', label: 'Quotes' },
  { to: '/invoices/payments', label: 'Payments' },
  { to: '/invoices/credit-notes', label: 'Credit notes' },
  { to: '/bank', label: 'Bank' },
  { to: '/gst', label: 'GST' },
];

/** The screens of the finance part, one press apart, under the title of each. */
export function FinanceRooms() {
  const { pathname } = useLocation();
  return (
    <nav className="finance-rooms" aria-label="Finance">
      {ROOMS.map(({ to, label }) => (
        <Link key={to} to={to} className="finance-room" aria-current={pathname === to ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
