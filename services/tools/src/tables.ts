import { AdviceCount } from './advisors/advice-count.entity';
import { EstimateRow } from './estimates/estimate.entity';
import { EstimateLineRow } from './estimates/estimate-line.entity';
import { EstimateLinkRow } from './estimates/estimate-link.entity';
import { OwnMaterialRow } from './materials/own-material.entity';
import { PriceBookItemRow } from './materials/price-book-item.entity';
import { Measurement } from './measurements/measurement.entity';
import { InitialTools1790000000004 } from './migrations/initial.migration';
import { PriceBookRow } from './price-books/price-book.entity';
import { SupplierRow } from './suppliers/supplier.entity';
import { ToolResultRow } from './tool-results/tool-result.entity';
import { WeatherReply } from './weather/forecast/weather-reply.entity';
import { WeatherSettingsRow } from './weather/settings/weather-settings.entity';

/** The tables of this area. Migrations stand in the order in which they run. */
export const tables = {
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
  migrations: [InitialTools1790000000004],
};
