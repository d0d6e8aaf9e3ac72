import './charts.css';
import { Segmented, Stack, useIsPhone, useWeekStart } from '@dwang/kit';
import { Select } from '@dwang/kit/form';
import { useUser } from '@dwang/shell-api';
import { useState } from 'react';
import { useUrlFilters } from '../../../url/use-url-filters';
import { PersonPicker } from '../person-picker';
import { useTimePeopleQuery } from '../timesheets.api';
import { CHART_SPANS, type ChartSpan, spanDays } from './chart-spans';
import { type Measure, SumsCard } from './sums-card';

const MEASURES: { value: Measure; label: string }[] = [
  { value: 'hours', label: 'Hours' },
  { value: 'earnings', label: 'Earnings' },
];

/** Hours and earnings by week, job and person. */
export function ChartsView({ today }: { today: string }) {
  const { role, seesPrices } = useUser();
  const isPhone = useIsPhone();
  const [{ span: asked, of }, change] = useUrlFilters(['span', 'of']);
  const [measure, setMeasure] = useState<Measure>('hours');
  const { data: people } = useTimePeopleQuery(undefined, { skip: role !== 'owner' });
  const span: ChartSpan = CHART_SPANS.find(({ value }) => value === asked)?.value ?? '6w';
  const userId = role === 'owner' && /^[1-9]\d{0,14}$/.test(of) ? Number(of) : 0;
  const query = { ...spanDays(span, today, useWeekStart()), ...(userId ? { userId } : {}) };
  const shared = { measure: seesPrices ? measure : ('hours' as const) };
  return (
    <Stack gap={3}>
      <div className="time-bar">
        <Select<ChartSpan>
          aria-label="Days"
          className="time-span"
          value={span}
          options={[...CHART_SPANS]}
          onChange={(next) => change({ span: next === '6w' ? null : next })}
        />
        {seesPrices && <Segmented aria-label="Figures" options={MEASURES} value={measure} onChange={setMeasure} />}
        <div className="time-bar-rest">
          <PersonPicker value={userId} everybody="Everybody" onChange={(next) => change({ of: next ? String(next) : null })} />
        </div>
      </div>
      <SumsCard title="By week" rowLabel="Week" query={{ ...query, by: 'week' }} bars={isPhone ? 6 : 12} {...shared} />
      <SumsCard title="By job" rowLabel="Job" query={{ ...query, by: 'project' }} bars={6} {...shared} />
      {(people?.items.length ?? 0) > 1 && !userId && (
        <SumsCard title="By person" rowLabel="Person" query={{ ...query, by: 'person' }} bars={8} {...shared} />
      )}
    </Stack>
  );
}
