import { Link, useLocation } from '@dwang/kit';
import { useEffect, useRef } from 'react';
import './finance-rooms.css';

const ROOMS = [
  { to: '/combined', label: 'Overview' },
  { to: '/invoices', label: 'Invoices' },
  { to: '/invoices/recurring', label: 'Recurring' },
  { to: '/quotes', label: 'Quotes' },
  { to: '/invoices/payments', label: 'Payments' },
  { to: '/invoices/credit-notes', label: 'Credit notes' },
  { to: '/payment-claims', label: 'Payment claims' },
  { to: '/retentions', label: 'Retentions' },
  { to: '/bank', label: 'Bank' },
  { to: '/gst', label: 'GST' },
  { to: '/reports', label: 'Reports' },
  { to: '/invoices/sending', label: 'Sending' },
];

/** The screens of the finance part, one press apart, under the title of each. */
export function FinanceRooms() {
  const { pathname } = useLocation();
  const list = useRef<HTMLElement>(null);
  // On a phone the list is wider than the screen: where one is must be in sight. Only the list moves, never the page; each screen has its own.
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && list.current) list.current.scrollLeft = here.offsetLeft - (list.current.clientWidth - here.offsetWidth) / 2;
  }, []);
  return (
    <nav ref={list} className="finance-rooms" aria-label="Finance">
      {ROOMS.map(({ to, label }) => (
        <Link key={to} to={to} className="finance-room" aria-current={pathname === to ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
