import type { Client } from '@dwang/contracts';
import { formatCount, formatMoney, Link } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';
import { EmailLink, NOTHING, PhoneLink } from './contact-links';

/** The columns of the clients list; the name opens the client, e-mail and phone can be tapped. */
export const clientColumns: Column<Client>[] = [
  {
    key: 'name',
    title: 'Company',
    headline: true,
    render: ({ id, name }) => (
      <Link className="jobs-link jobs-name-main" to={`/jobs/clients/${id}`}>
        {name}
      </Link>
    ),
  },
  { key: 'contact', title: 'Contact', render: ({ contact }) => contact || NOTHING },
  { key: 'email', title: 'Email', render: ({ email }) => <EmailLink email={email} /> },
  { key: 'phone', title: 'Phone', render: ({ phone }) => <PhoneLink phone={phone} /> },
  { key: 'active', title: 'Active jobs', numeric: true, render: ({ activeProjects }) => formatCount(activeProjects) },
  {
    key: 'outstanding',
    title: 'Outstanding',
    numeric: true,
    figure: true,
    render: ({ outstanding }) => formatMoney(outstanding),
  },
];
