import { serverNow } from '@dwang/client';
import { dayOf } from '@dwang/domain';
import { Button, Dialog, Stack, Text } from '@dwang/kit';
import { DayPicker } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { useId, useState } from 'react';

/** So long an employer keeps the record. Source: Employment Relations Act 2000, section 130. */
const YEARS = 6;

/** Downloads the wage and time record: of everybody for the owner, of oneself for the others. */
export function WageRecordButton() {
  const { company, role } = useUser();
  const today = dayOf(serverNow(), company.timeZone);
  const earliest = `${Number(today.slice(0, 4)) - YEARS}${today.slice(4)}`.replace('-02-29', '-02-28');
  const [isOpen, setOpen] = useState(false);
  const [from, setFrom] = useState<string | null>(earliest);
  const [to, setTo] = useState<string | null>(today);
  const [fromId, toId] = [useId(), useId()];
  const isWrong = !from || !to || from > to;
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Wage and time record</Button>
      <Dialog
        open={isOpen}
        title="Wage and time record"
        size="small"
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              type="primary"
              disabled={isWrong}
              href={`/api/time-entries/wage-record?from=${from}&to=${to}`}
              download
              onClick={close}
            >
              Download CSV
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <Text>
            {role === 'owner' ? 'Who worked when, for how long and at what' : 'When you worked, for how long and at what'}, each
            day by itself, as it was worked and without rounding. Six years at most.
          </Text>
          <div className="time-span-fields">
            <label htmlFor={fromId}>From</label>
            <DayPicker id={fromId} value={from} min={earliest} max={to ?? today} onChange={setFrom} />
            <label htmlFor={toId}>To</label>
            <DayPicker id={toId} value={to} min={from ?? earliest} onChange={setTo} />
          </div>
          <Text rank="secondary">
            Wages paid, agreements, birth dates, addresses and leave are not held here. Keep them with your payroll.
          </Text>
        </Stack>
      </Dialog>
    </>
  );
}
