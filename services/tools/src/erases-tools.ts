import { type ErasedRows, erased, type Leaving } from '@dwang/platform';
import { AdviceCount } from './advisors/advice-count.entity';
import { EstimateRow } from './estimates/estimate.entity';
import { EstimateLineRow } from './estimates/estimate-line.entity';
import { EstimateLinkRow } from './estimates/estimate-link.entity';
import { OwnMaterialRow } from './materials/own-material.entity';
import { PriceBookItemRow } from './materials/price-book-item.entity';
import { Measurement } from './measurements/measurement.entity';
import { PriceBookRow } from './price-books/price-book.entity';
import { SupplierRow } from './suppliers/supplier.entity';
import { ToolResultRow } from './tool-results/tool-result.entity';
import { WeatherSettingsRow } from './weather/settings/weather-settings.entity';

/** Measurements, estimates and what the tools said are of the company's sites and stay while it does. What was said to Dwang is never kept. */
export const erasesTools = ({ companyId, closesCompany }: Leaving): ErasedRows[] =>
  closesCompany
    ? [
        erased<AdviceCount>({ entity: AdviceCount, where: { companyId } }),
        erased<Measurement>({ entity: Measurement, where: { companyId } }),
        erased<ToolResultRow>({ entity: ToolResultRow, where: { companyId } }),
        erased<EstimateLinkRow>({ entity: EstimateLinkRow, where: { companyId } }),
        erased<EstimateLineRow>({ entity: EstimateLineRow, where: { companyId } }),
        erased<EstimateRow>({ entity: EstimateRow, where: { companyId } }),
        erased<PriceBookItemRow>({ entity: PriceBookItemRow, where: { companyId } }),
        erased<PriceBookRow>({ entity: PriceBookRow, where: { companyId } }),
        erased<SupplierRow>({ entity: SupplierRow, where: { companyId } }),
        erased<OwnMaterialRow>({ entity: OwnMaterialRow, where: { companyId } }),
        erased<WeatherSettingsRow>({ entity: WeatherSettingsRow, where: { companyId } }),
      ]
    : [];
