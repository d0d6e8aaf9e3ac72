import type { AreaDefinition } from '@dwang/platform';
import { carriesTools, staysBehindOfTools } from './carries-tools';
import { erasesTools } from './erases-tools';
import { exportsTools } from './exports-tools';
import { seedTools } from './seed/seed-tools';
import { tables } from './tables';
import { ToolsCoreModule } from './tools.core.module';
import { ToolsHttpModule } from './tools.http.module';

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
  ...tables,
  CoreModule: ToolsCoreModule,
  HttpModule: ToolsHttpModule,
  exports: exportsTools,
  carries: carriesTools,
  staysBehind: staysBehindOfTools,
  erases: erasesTools,
  seed: seedTools,
};
