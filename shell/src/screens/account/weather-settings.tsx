import { errorText, useGetWeatherSettingsQuery, usePatchWeatherSettingsMutation } from '@dwang/client';
import { Region, type UpdateWeatherSettings, type WeatherProviderChoice } from '@dwang/contracts';
import { regionLabel } from '@dwang/domain/weather';
import { ErrorState, SectionCard, Segmented, Skeleton, showToast } from '@dwang/kit';
import { useSession } from '../../session';
import { SettingRow } from './setting-row';
import { WeatherKey } from './weather-key';
import './weather-settings.css';

const PROVIDERS: { value: WeatherProviderChoice; label: string }[] = [
  { value: 'auto', label: 'Automatic' },
  { value: 'open-meteo', label: 'Open-Meteo' },
  { value: 'simulated', label: 'Simulated' },
];

/** Where the company's weather comes from and for which region; only for its owner. */
export function WeatherSettings() {
  const { user } = useSession();
  return user?.role === 'owner' ? <OwnersWeatherSettings /> : null;
}

function OwnersWeatherSettings() {
  const { data: settings, error, refetch, isFetching } = useGetWeatherSettingsQuery();
  const [patch, { isLoading }] = usePatchWeatherSettingsMutation();
  const save = async (change: UpdateWeatherSettings): Promise<boolean> => {
    try {
      await patch({ ...change, version: settings?.version }).unwrap();
      showToast({ tone: 'success', title: 'Weather settings saved' });
      return true;
    } catch (reason) {
      showToast({ tone: 'error', title: 'Weather settings not saved', description: errorText(reason, 'Please try again.') });
      return false;
    }
  };
  if (!settings) {
    return (
      <SectionCard title="Weather" minHeight="medium">
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
  return (
    <SectionCard title="Weather">
      <SettingRow title="Region" text="For everybody in the company who has not chosen another.">
        <select
          className="shell-weather-region"
          aria-label="Region"
          value={settings.region}
          disabled={isLoading}
          onChange={({ target }) => void save({ region: Region.parse(target.value) })}
        >
          {Region.options.map((region) => (
            <option key={region} value={region}>
              {regionLabel(region)}
            </option>
          ))}
        </select>
      </SettingRow>
      <SettingRow
        title="Provider"
        text="Automatic uses Open-Meteo while it answers, else simulated weather, which is always labelled."
      >
        <Segmented<WeatherProviderChoice>
          aria-label="Provider"
          options={PROVIDERS}
          value={settings.provider}
          disabled={isLoading}
          onChange={(provider) => void save({ provider })}
        />
      </SettingRow>
      <WeatherKey
        hasKey={settings.hasApiKey}
        isLost={settings.isApiKeyLost}
        isSaving={isLoading}
        onSave={(apiKey) => save({ apiKey })}
      />
    </SectionCard>
  );
}
