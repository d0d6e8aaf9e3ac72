import {
  MeasurementUnit,
  PriceColumn,
  Region,
  Supplier,
  SupplierKind,
  ToolCalibration,
  ToolResult,
  TypedGstMode,
  WeatherProviderChoice,
} from '@dwang/contracts';
import { type CarriedTable, carried, jsonText, type StaysBehind } from '@dwang/platform';
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

const Facts = ToolResult.pick({
  inputs: true,
  answers: true,
  warnings: true,
  materials: true,
  statedError: true,
  device: true,
  source: true,
});
const Mapping = z.object({ headings: z.array(z.string()), columns: z.array(PriceColumn) });

export const carriesTools: readonly CarriedTable[] = [
  carried<Measurement>({ entity: Measurement, refs: ofJob, allows: { unit: MeasurementUnit } }),
  carried<ToolResultRow>({
    entity: ToolResultRow,
    refs: ofJob,
    allows: { calibration: ToolCalibration, facts: jsonText(Facts) },
  }),
  carried<OwnMaterialRow>({ entity: OwnMaterialRow }),
  carried<SupplierRow>({
    entity: SupplierRow,
    refs: { userId: 'users' },
    allows: { type: SupplierKind, region: Region, hours: Supplier.shape.hours },
  }),
  carried<PriceBookRow>({
    entity: PriceBookRow,
    refs: { userId: 'users', supplierId: 'suppliers' },
    allows: { mapping: Mapping },
  }),
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
