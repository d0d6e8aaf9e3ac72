import { Module } from '@nestjs/common';
import { MeasurementsController } from './measurements/measurements.controller';
import { ToolsCoreModule } from './tools.core.module';
import { VoiceController } from './voice/voice.controller';
import { WeatherImpactController } from './weather/impact/weather-impact.controller';
import { WeatherController } from './weather/weather.controller';

@Module({
  imports: [ToolsCoreModule],
  controllers: [MeasurementsController, WeatherController, WeatherImpactController, VoiceController],
})
export class ToolsHttpModule {}
