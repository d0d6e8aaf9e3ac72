import { type ErasedRows, erased, type Leaving } from '@dwang/platform';
import { Measurement } from './measurements/measurement.entity';
import { ToolResultRow } from './tool-results/tool-result.entity';
import { WeatherSettingsRow } from './weather/settings/weather-settings.entity';

/** Measurements and what the tools said are of the company's sites and stay while it does. What was said to Dwang is never kept. */
export const erasesTools = ({ companyId, closesCompany }: Leaving): ErasedRows[] =>
  closesCompany
    ? [
        erased<Measurement>({ entity: Measurement, where: { companyId } }),
        erased<ToolResultRow>({ entity: ToolResultRow, where: { companyId } }),
        erased<WeatherSettingsRow>({ entity: WeatherSettingsRow, where: { companyId } }),
      ]
    : [];
