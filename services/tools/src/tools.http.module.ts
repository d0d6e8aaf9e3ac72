import { Module } from '@nestjs/common';
import { CalculatorsController } from './calculators/calculators.controller';
import { MapsController } from './maps/maps.controller';
import { MeasurementsController } from './measurements/measurements.controller';
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
    ResourcesController,
    CalculatorsController,
    SuppliersController,
    MapsController,
  ],
})
export class ToolsHttpModule {}
