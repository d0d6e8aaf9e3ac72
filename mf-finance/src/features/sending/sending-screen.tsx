import { errorText } from '@dwang/client';
import { Alert, ErrorState, Page, SectionCard, Skeleton } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { useGetFinanceSettingsQuery, useGetNextNumbersQuery } from '../../api/reports';
import { useGetSendingSettingsQuery } from '../../api/sending';
import { FinanceRooms } from '../../rooms/finance-rooms';
import { NumbersForm } from './numbers-form';
import { SendingForm } from './sending-form';
import { TermsForm } from './terms-form';

/** /invoices/sending: the words of what is e-mailed, and when reminders go out. */
export default function SendingScreen() {
  const { role } = useUser();
  const { data, error, isFetching, refetch } = useGetSendingSettingsQuery();
  const { data: settings } = useGetFinanceSettingsQuery();
  const { data: numbers } = useGetNextNumbersQuery();
  const content = () => {
    if (data && role === 'owner') return <SendingForm settings={data} />;
    if (data) return <p>The owner of the account chooses the words of your emails and when reminders go out.</p>;
    if (!error) return <Skeleton active title={false} paragraph={{ rows: 12 }} />;
    return (
      <ErrorState
        title="Could not load the settings"
        reason={errorText(error, 'Please try again.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  };
  return (
    <Page
      title="Sending"
      subtitle="What your clients read when you email them, and when they are reminded."
      filters={<FinanceRooms />}
    >
      {data && !data.isMailOn && (
        <Alert
          type="info"
          showIcon
          title="This server sends no email"
          description="Until its administrator sets up a mail server, PDFs are downloaded instead and no reminders go out."
        />
      )}
      <SectionCard title="Emails and reminders">{content()}</SectionCard>
      {role === 'owner' && settings && (
        <SectionCard title="Payment terms">
          <TermsForm settings={settings} />
        </SectionCard>
      )}
      {role === 'owner' && numbers && (
        <SectionCard title="Numbers">
          <NumbersForm numbers={numbers} />
        </SectionCard>
      )}
    </Page>
  );
}
