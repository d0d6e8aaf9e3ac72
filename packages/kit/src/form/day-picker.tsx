import { DEFAULT_ZONE, dayOf } from '@dwang/domain';
import dayjsConfig from '@rc-component/picker/generate/dayjs';
import { DatePicker as AntDatePicker } from 'antd';
import enGB from 'antd/es/date-picker/locale/en_GB';
import dayjs from 'dayjs';
import { type KeyboardEvent, useRef } from 'react';
import 'dayjs/locale/en-gb';
import { useWeekStart } from '../controls/week-start';
import { now } from '../format/now';
import { useIsPhone } from '../layout/use-is-phone';

/** The calendar marks today by the server's clock, not by the device's. */
const DatePicker = AntDatePicker.generatePicker({ ...dayjsConfig, getNow: () => dayjs(dayOf(now(), DEFAULT_ZONE)) });

interface DayPickerProps {
  id?: string;
  /** `YYYY-MM-DD`, or nothing. */
  value?: string | null;
  onChange?: (day: string | null) => void;
  min?: string;
  max?: string;
  disabled?: boolean;
  allowClear?: boolean;
  'aria-label'?: string;
}

/** The calendar goes by the language's own week: British weeks start on Monday, American ones on Sunday. All words stay British. */
const LOCALES = { 1: enGB, 0: { ...enGB, lang: { ...enGB.lang, locale: 'en_US' } } } as const;

const toDate = (day: string | null | undefined) => (day ? dayjs(day, 'YYYY-MM-DD') : null);

/** Enter takes the day that was typed; it sends no form. */
const takeOnEnter = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** A calendar day as a plain string, never an instant. The phone's own picker on phones; elsewhere weeks start as the company has chosen. */
export function DayPicker({ value, onChange, min, max, allowClear = true, ...rest }: DayPickerProps) {
  const isPhone = useIsPhone();
  const weekStart = useWeekStart();
  const isOpen = useRef(false);
  if (isPhone) {
    return (
      <input
        {...rest}
        type="date"
        className="dwang-day-native"
        value={value ?? ''}
        min={min}
        max={max}
        onChange={(event) => onChange?.(event.target.value || null)}
        onKeyDown={takeOnEnter}
      />
    );
  }
  return (
    <DatePicker
      {...rest}
      className="dwang-day"
      locale={LOCALES[weekStart]}
      format={['D MMM YYYY', 'D/M/YYYY', 'D/M/YY', 'YYYY-MM-DD', 'D MMM', 'DMMYYYY']}
      placeholder="Choose a date"
      value={toDate(value)}
      minDate={toDate(min) ?? undefined}
      maxDate={toDate(max) ?? undefined}
      allowClear={allowClear}
      onChange={(date) => onChange?.(date ? date.format('YYYY-MM-DD') : null)}
      onOpenChange={(open) => {
        isOpen.current = open;
      }}
      onKeyDown={(event) => {
        takeOnEnter(event);
        // Escape closes the calendar, not the dialog around it.
        if (event.key === 'Escape' && isOpen.current) event.preventDefault();
      }}
    />
  );
}
