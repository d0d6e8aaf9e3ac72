import { errorText, useGetCompanyQuery } from '@dwang/client';
import type { Company, User } from '@dwang/contracts';
import { ErrorState, SectionCard, Skeleton } from '@dwang/kit';
import { DetailList } from '@dwang/kit/data';
import { CompanyForm } from './company-form';

/** The company: a form for its owner, details for the team, the name for contractors. */
export function CompanySection({ user }: { user: User }) {
  const isContractor = user.role === 'contractor';
  const { data, error, refetch, isFetching } = useGetCompanyQuery(undefined, { skip: isContractor });
  if (isContractor) return <Details rows={[['Name', user.company.name]]} />;
  if (data) return user.role === 'owner' ? <CompanyForm company={data} /> : <Details rows={rowsOf(data)} />;
  return (
    <SectionCard title="Your company" minHeight="large">
      {error ? (
        <ErrorState
          reason={errorText(error, 'The server did not answer.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton active />
      )}
    </SectionCard>
  );
}

type Rows = [label: string, value: string][];

const rowsOf = (company: Company): Rows => [
  ['Name', company.name],
  ['Trading name', company.tradingName],
  ['GST number', company.gstNumber],
  ['Address', company.address],
  ['Phone', company.phone],
  ['Email', company.email],
];

const Details = ({ rows }: { rows: Rows }) => (
  <SectionCard title="Your company">
    <DetailList items={rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))} />
  </SectionCard>
);
