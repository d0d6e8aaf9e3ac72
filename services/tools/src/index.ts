import type { AreaDefinition } from '@dwang/platform';
import { AdviceCount } from './advisors/advice-count.entity';
import { CreateAdviceCounts1773000000002 } from './advisors/create-advice-counts.migration';
import { carriesTools, staysBehindOfTools } from './carries-tools';
import { erasesTools } from './erases-tools';
import { CreateEstimateLinks1768600000002 } from './estimates/create-estimate-links.migration';
import { CreateEstimates1768600000001 } from './estimates/create-estimates.migration';
import { EstimateRow } from './estimates/estimate.entity';
import { EstimateLineRow } from './estimates/estimate-line.entity';
import { EstimateLinkRow } from './estimates/estimate-link.entity';
import { exportsTools } from './exports-tools';
import { OwnMaterialRow } from './materials/own-material.entity';
import { PriceBookItemRow } from './materials/price-book-item.entity';
import { RefoldTools1782000000024 } from './materials/refold-tools.migration';
import { AddMeasurementJobs1766500000004 } from './measurements/add-measurement-jobs.migration';
import { AddMeasurementVersions1768300000002 } from './measurements/add-measurement-versions.migration';
import { CreateMeasurements1764500000000 } from './measurements/create-measurements.migration';
import { Measurement } from './measurements/measurement.entity';
import { CreatePriceBooks1768600000000 } from './price-books/create-price-books.migration';
import { PriceBookRow } from './price-books/price-book.entity';
import { seedTools } from './seed/seed-tools';
import { AddPriceListSuppliers1772000000001 } from './suppliers/add-price-list-suppliers.migration';
import { CreateSuppliers1772000000000 } from './suppliers/create-suppliers.migration';
import { SupplierRow } from './suppliers/supplier.entity';
import { CreateToolResults1768500000001 } from './tool-results/create-tool-results.migration';
import { ToolResultRow } from './tool-results/tool-result.entity';
import { ToolsCoreModule } from './tools.core.module';
import { ToolsHttpModule } from './tools.http.module';
import { CreateWeatherReplies1765500000000 } from './weather/forecast/create-weather-replies.migration';
import { WeatherReply } from './weather/forecast/weather-reply.entity';
import { CreateWeatherSettings1765500001000 } from './weather/settings/create-weather-settings.migration';
import { SealWeatherKeys1766300001001 } from './weather/settings/seal-weather-keys.migration';
import { WeatherSettingsRow } from './weather/settings/weather-settings.entity';

export { ToolsCoreModule } from './tools.core.module';
export { type WorkPlace, wantedAt } from './weather/forecast/places';
export { type FitnessQuestion, type SiteFitness, SiteWeather } from './weather/site-weather.service';

/** What the site tools keep on the server, the weather, and what is said. Needs the jobs area's core beside it. */
export const area: AreaDefinition = {
  name: 'tools',
  prefixes: [
    '/measurements',
    '/tool-results',
    '/weather',
    '/ai/weather-impact',
    '/ai/voice-command',
    '/ai/recommendations',
    '/ai/materials',
    '/resources',
    '/calculators',
    '/suppliers',
    '/maps',
    '/materials',
    '/price-books',
    '/estimates',
    '/estimate-links',
    '/shared-estimates',
  ],
  entities: [
    AdviceCount,
    Measurement,
    ToolResultRow,
    WeatherReply,
    WeatherSettingsRow,
    OwnMaterialRow,
    PriceBookRow,
    PriceBookItemRow,
    EstimateRow,
    EstimateLineRow,
    EstimateLinkRow,
    SupplierRow,
  ],
  migrations: [
    CreateMeasurements1764500000000,
    CreateWeatherReplies1765500000000,
    CreateWeatherSettings1765500001000,
    SealWeatherKeys1766300001001,
    AddMeasurementJobs1766500000004,
    AddMeasurementVersions1768300000002,
    CreateToolResults1768500000001,
    CreatePriceBooks1768600000000,
    CreateEstimates1768600000001,
    CreateEstimateLinks1768600000002,
    CreateSuppliers1772000000000,
    AddPriceListSuppliers1772000000001,
    CreateAdviceCounts1773000000002,
    RefoldTools1782000000024,
  ],
  CoreModule: ToolsCoreModule,
  HttpModule: ToolsHttpModule,
  exports: exportsTools,
  carries: carriesTools,
  staysBehind: staysBehindOfTools,
  erases: erasesTools,
  seed: seedTools,
};
