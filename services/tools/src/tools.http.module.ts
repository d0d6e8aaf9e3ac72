import { Module } from '@nestjs/common';
import { AdvisorsController } from './advisors/advisors.controller';
import { CalculatorsController } from './calculators/calculators.controller';
import { EstimateLinksController } from './estimates/estimate-links.controller';
import { EstimatesController } from './estimates/estimates.controller';
import { SharedEstimatesController } from './estimates/shared-estimates.controller';
import { MapsController } from './maps/maps.controller';
import { MaterialsController } from './materials/materials.controller';
import { MeasurementsController } from './measurements/measurements.controller';
import { PriceBooksController } from './price-books/price-books.controller';
import { ResourcesController } from './resources/resources.controller';
import { SuppliersController } from './suppliers/suppliers.controller';
import { ToolResultsController } from './tool-results/tool-results.controller';
import { ToolsCoreModule } from './tools.core.module';
import { VoiceController } from './voice/voice.controller';
import { WeatherImpactController } from './weather/impact/weather-impact.controller';
import { OutlookController } from './weather/outlook/outlook.controller';
import { WeatherController } from './weather/weather.controller';

@Module({
  imports: [ToolsCoreModule],
  controllers: [
    MeasurementsController,
    ToolResultsController,
    WeatherController,
    WeatherImpactController,
    OutlookController,
    VoiceController,
    AdvisorsController,
    ResourcesController,
    CalculatorsController,
    SuppliersController,
    MapsController,
    MaterialsController,
    PriceBooksController,
    EstimatesController,
    EstimateLinksController,
    SharedEstimatesController,
  ],
})
export class ToolsHttpModule {}
