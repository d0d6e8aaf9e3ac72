import { errorText, useWeather } from '@dwang/client';
import { Button, DownIcon, ErrorState, SectionCard, Skeleton, StatusTag, WeatherIcon } from '@dwang/kit';
import type { WidgetProps } from '@dwang/shell-api';
import { PlacePicker } from './place-picker';
import { usePlace } from './use-place';
import { useView } from './use-view';
import './weather-card.css';
import { WeatherBody } from './weather-body';

/** The dashboard's card `weather`: now, the hours and five days, at the person's region or place. */
export default function WeatherCard({ size }: WidgetProps) {
  const { weather, units, trade, error, isFetching, refetch } = useWeather();
  const place = usePlace();
  const { isExpanded, toggle } = useView(size);
  const actions = (
    <>
      {weather?.isSimulated && <StatusTag tone="warn">Simulated</StatusTag>}
      <Button
        type="text"
        aria-label="Expanded view"
        aria-expanded={isExpanded}
        title={isExpanded ? 'Compact' : 'Expand'}
        onClick={toggle}
        icon={<DownIcon rotate={isExpanded ? 180 : 0} />}
      />
    </>
  );
  return (
    <SectionCard title="Weather" icon={<WeatherIcon aria-hidden />} actions={actions}>
      <div className={isExpanded ? 'weather-card weather-card-expanded' : 'weather-card'}>
        <PlacePicker place={place} shown={weather?.location.region ?? null} />
        {weather ? (
          <WeatherBody weather={weather} units={units} trade={trade} isExpanded={isExpanded} />
        ) : error ? (
          <ErrorState
            title="The weather could not be loaded"
            reason={errorText(error, 'The server did not answer.')}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Skeleton active paragraph={{ rows: isExpanded ? 14 : 4 }} />
        )}
      </div>
    </SectionCard>
  );
}
