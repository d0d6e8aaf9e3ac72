import { Alert, Button, FilterBar, formatDay, Link, Page, Segmented, Stack } from '@dwang/kit';
import { SpanNav } from '@dwang/kit/data';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { useGetGstSettingsQuery } from '../../api/gst';
import { FinanceRooms } from '../../rooms/finance-rooms';
import { GstCards } from './gst-cards';
import { GstExport } from './gst-export';
import { GstMoves } from './gst-moves';
import { GstSettingsDialog } from './gst-settings-dialog';
import { BASES, dueText } from './gst-words';
import { useGstReturn } from './use-gst-return';
import './gst.css';

/** /gst: the sales side of the GST return of one period, with every row that it is made of. */
export function GstScreen() {
  const { role } = useUser();
  const view = useGstReturn();
  const { data: settings } = useGetGstSettingsQuery();
  const [isSetting, setSetting] = useState(false);
  const { head, today } = view;
  const canSet = role === 'owner' && settings !== undefined;
  const set = canSet && <Button onClick={() => setSetting(true)}>How you file</Button>;
  return (
    <Page
      title="GST"
      subtitle="What you charged. What you paid for your purchases is not kept here: take it from your bills."
      filters={<FinanceRooms />}
      extra={set}
      action={<GstExport head={head} />}
    >
      <Stack>
        {settings && !settings.isSet && (
          <Alert
            type="info"
            showIcon
            title="Two-month periods on the payments basis are assumed"
            description={
              canSet
                ? 'Say once how you file, above, and the periods and due dates are yours.'
                : 'The owner of the account can say how your business files.'
            }
          />
        )}
        {head && !head.gstNumber && (
          <Alert
            type="warning"
            showIcon
            title="Your company has no GST number"
            description={
              <>
                If you are registered, <Link to="/profile">add it to your profile</Link>: it stands on your invoices.
              </>
            }
          />
        )}
        <FilterBar
          lead={
            <>
              <SpanNav
                noun="period"
                title={head ? `${formatDay(head.from)} to ${formatDay(head.to)}` : '\u00a0'}
                now="This period"
                isNow={head !== undefined && head.from <= today && today <= head.to}
                onStep={view.step}
                onNow={() => view.goTo(today)}
              />
              <Segmented
                aria-label="Accounting basis"
                options={BASES}
                value={head?.basis ?? settings?.basis ?? 'payments'}
                onChange={view.look}
              />
            </>
          }
        />
        <p className="gst-due">{head ? dueText(head.due, today) : '\u00a0'}</p>
        <GstCards head={head} failed={view.error !== null} />
        <GstMoves view={view} />
      </Stack>
      {isSetting && settings && <GstSettingsDialog settings={settings} onClose={() => setSetting(false)} />}
    </Page>
  );
}
