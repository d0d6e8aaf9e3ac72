import type { Client } from '@dwang/contracts';
import { formatCount } from '@dwang/kit';
import type { Column } from '@dwang/kit/data';

const NOTHING = '–';

/** The columns of the clients list; e-mail and phone can be tapped. */
export const clientColumns: Column<Client>[] = [
  {
    key: 'name',
    title: 'Company',
    headline: true,
    render: ({ name }) => <span className="jobs-name-main">{name}</span>,
  },
  { key: 'contact', title: 'Contact', render: ({ contact }) => contact || NOTHING },
  {
    key: 'email',
    title: 'Email',
    render: ({ email }) =>
      email ? (
        <a className="jobs-link jobs-email" href={`mailto:${email}`}>
          {email}
        </a>
      ) : (
        NOTHING
      ),
  },
  {
    key: 'phone',
    title: 'Phone',
    render: ({ phone }) =>
      phone ? (
        <a className="jobs-link jobs-phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {phone}
        </a>
      ) : (
        NOTHING
      ),
  },
  { key: 'address', title: 'Address', render: ({ address }) => address || NOTHING },
  { key: 'active', title: 'Active jobs', numeric: true, render: ({ activeProjects }) => formatCount(activeProjects) },
];
