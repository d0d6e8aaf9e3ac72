import type { AreaDefinition } from '@dwang/platform';
import { CreateMeasurements1764500000000 } from './measurements/create-measurements.migration';
import { Measurement } from './measurements/measurement.entity';
import { ToolsCoreModule } from './tools.core.module';
import { ToolsHttpModule } from './tools.http.module';

/** What the site tools keep on the server: saved measurements. */
export const area: AreaDefinition = {
  name: 'tools',
  prefixes: ['/measurements'],
  entities: [Measurement],
  migrations: [CreateMeasurements1764500000000],
  CoreModule: ToolsCoreModule,
  HttpModule: ToolsHttpModule,
};
