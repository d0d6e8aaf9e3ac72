import { MeasurementUnit, Region, SupplierKind, ToolCalibration, TypedGstMode, WeatherProviderChoice } from '@dwang/contracts';
import { type CarriedTable, carried, type StaysBehind } from '@dwang/platform';
import { z } from 'zod';
import { EstimateRow } from './estimates/estimate.entity';
import { EstimateLineRow } from './estimates/estimate-line.entity';
import { OwnMaterialRow } from './materials/own-material.entity';
import { PriceBookItemRow } from './materials/price-book-item.entity';
import { Measurement } from './measurements/measurement.entity';
import { PriceBookRow } from './price-books/price-book.entity';
import { SupplierRow } from './suppliers/supplier.entity';
import { ToolResultRow } from './tool-results/tool-result.entity';
import { WeatherSettingsRow } from './weather/settings/weather-settings.entity';

const ofJob = { userId: 'users', projectId: 'projects' };

export const carriesTools: readonly CarriedTable[] = [
  carried<Measurement>({ entity: Measurement, refs: ofJob, allows: { unit: MeasurementUnit } }),
  carried<ToolResultRow>({ entity: ToolResultRow, refs: ofJob, allows: { calibration: ToolCalibration } }),
  carried<OwnMaterialRow>({ entity: OwnMaterialRow }),
  carried<SupplierRow>({ entity: SupplierRow, refs: { userId: 'users' }, allows: { type: SupplierKind, region: Region } }),
  carried<PriceBookRow>({ entity: PriceBookRow, refs: { userId: 'users', supplierId: 'suppliers' } }),
  carried<PriceBookItemRow>({ entity: PriceBookItemRow, refs: { bookId: 'price_books' } }),
  carried<EstimateRow>({ entity: EstimateRow, refs: ofJob, allows: { gst: TypedGstMode } }),
  carried<EstimateLineRow>({
    entity: EstimateLineRow,
    refs: { estimateId: 'estimates' },
    allows: { kind: z.enum(['material', 'labour']) },
  }),
  carried<WeatherSettingsRow>({
    entity: WeatherSettingsRow,
    allows: { provider: WeatherProviderChoice, region: Region },
    instead: { apiKey: null },
    replaces: true,
  }),
];

export const staysBehindOfTools: StaysBehind = {
  estimate_links: 'Their secrets lead to the old address: new links are made.',
  advice_counts: 'How much the advisor of one installation was asked in a day.',
  weather_replies: 'Forecasts of the last hours, fetched anew.',
};
