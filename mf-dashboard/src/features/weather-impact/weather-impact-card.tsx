import { errorText, usePatchPreferencesMutation, useWeather } from '@dwang/client';
import type { Trade } from '@dwang/contracts';
import { ErrorState, SectionCard, Segmented, Skeleton, StatusTag, WarnIcon } from '@dwang/kit';
import { useEffect, useState } from 'react';
import { WeatherCredit } from '../../parts/weather/weather-credit';
import { ForecastTab } from './forecast-tab';
import { ImpactTab } from './impact-tab';
import { MaterialTab } from './material-tab';
import { SiteLine } from './site-line';
import { TradeChooser } from './trades';
import { useAssessment } from './use-assessment';
import { useSite } from './use-site';
import './weather-impact.css';

type Tab = 'impact' | 'material' | 'forecast';
const TABS: { value: Tab; label: string }[] = [
  { value: 'impact', label: 'Impact' },
  { value: 'material', label: 'Material' },
  { value: 'forecast', label: 'Forecast' },
];

/** The dashboard's card `weather-impactor`: what the next five days mean for a trade. It works from the weather last read. */
export default function WeatherImpactCard() {
  const { units, trade: preferred, ...own } = useWeather();
  const { site, there, leave } = useSite();
  const { data: weather, error, isFetching, refetch } = there ?? own;
  const [patch] = usePatchPreferencesMutation();
  const [chosen, setChosen] = useState<Trade | null>(null);
  const [tab, setTab] = useState<Tab>('impact');
  const day = site?.day;
  useEffect(() => {
    if (day) setTab('forecast');
  }, [day]);
  const trade = chosen ?? preferred;
  const assessment = useAssessment(trade, weather, chosen !== null);
  const choose = (next: Trade) => {
    setChosen(next);
    void patch({ weather: { trade: next } });
  };
  return (
    <SectionCard
      title="Weather Impact Analyzer"
      icon={<WarnIcon aria-hidden />}
      actions={weather?.isSimulated && <StatusTag tone="warn">Simulated</StatusTag>}
    >
      <div className="impact-card">
        <TradeChooser value={trade} onChange={choose} />
        {site && <SiteLine {...site} place={weather?.location.name} onLeave={leave} />}
        <Segmented<Tab> block aria-label="View" options={TABS} value={tab} onChange={setTab} />
        <div className="impact-body" aria-busy={!assessment}>
          {!weather && error ? (
            <ErrorState
              title="The weather could not be loaded"
              reason={errorText(error, 'The server did not answer.')}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          ) : !weather || !assessment ? (
            <>
              <p role="status">Analysing…</p>
              <Skeleton active title={false} paragraph={{ rows: 8 }} />
            </>
          ) : (
            <>
              {tab === 'impact' && <ImpactTab assessment={assessment} weather={weather} />}
              {tab === 'material' && <MaterialTab advisories={assessment.materialAdvisories} />}
              {tab === 'forecast' && <ForecastTab assessment={assessment} weather={weather} units={units} day={day} />}
            </>
          )}
        </div>
        {weather && (
          <footer className="weather-foot">
            <p className="weather-credit">
              {weather.location.name}, working hours 7 am to 5 pm. Guidance for planning: the limit of the maker, the site or a
              competent person goes first.
            </p>
            <WeatherCredit weather={weather} />
          </footer>
        )}
      </div>
    </SectionCard>
  );
}
