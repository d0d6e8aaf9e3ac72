import { JobsCoreModule } from '@dwang/service-jobs';
import { Module } from '@nestjs/common';
import { AdviceStreams } from './advisors/advice-streams';
import { Advisor } from './advisors/advisor.service';
import { DailyAllowance } from './advisors/daily-allowance';
import { ModelWords } from './advisors/model-words';
import { ChatCompletionsModel } from './ai/chat-completions.model';
import { LanguageModel } from './ai/language-model';
import { EstimateLinks } from './estimates/estimate-links.service';
import { EstimateReader } from './estimates/estimate-reader';
import { Estimates } from './estimates/estimates.service';
import { JobRights } from './job-rows/job-rights';
import { JobRows } from './job-rows/job-rows';
import { Materials } from './materials/materials.service';
import { Offers } from './materials/offers.service';
import { Measurements } from './measurements/measurements.service';
import { PriceBooks } from './price-books/price-books.service';
import { PriceImport } from './price-books/price-import.service';
import { WritePrices } from './price-books/write-prices';
import { Suppliers } from './suppliers/suppliers.service';
import { ToolResults } from './tool-results/tool-results.service';
import { HoursAnswers } from './voice/hours-answers';
import { ModelReader } from './voice/model-reader';
import { VoiceCommands } from './voice/voice-commands.service';
import { WeatherAnswers } from './voice/weather-answers';
import { Forecasts } from './weather/forecast/forecasts.service';
import { KeptReplies } from './weather/forecast/kept-replies';
import { WeatherImpact } from './weather/impact/weather-impact.service';
import { OpenMeteoClient } from './weather/open-meteo/open-meteo.client';
import { OpenMeteoProvider } from './weather/open-meteo/open-meteo.provider';
import { MoveProposalsService } from './weather/outlook/move-proposals.service';
import { SiteOutlook } from './weather/outlook/site-outlook.service';
import { WeatherKeys } from './weather/settings/weather-keys';
import { WeatherSettingsService } from './weather/settings/weather-settings.service';
import { SimulatedProvider } from './weather/simulated/simulated.provider';
import { SiteWeather } from './weather/site-weather.service';

const publicFace = [SiteWeather];
const estimating = [Materials, PriceBooks, PriceImport, Estimates, EstimateReader, EstimateLinks];

@Module({
  imports: [JobsCoreModule],
  providers: [
    VoiceCommands,
    HoursAnswers,
    WeatherAnswers,
    ModelReader,
    Advisor,
    AdviceStreams,
    DailyAllowance,
    ModelWords,
    { provide: LanguageModel, useClass: ChatCompletionsModel },
    ...publicFace,
    ...estimating,
    Offers,
    WritePrices,
    JobRights,
    JobRows,
    Measurements,
    ToolResults,
    Suppliers,
    Forecasts,
    WeatherImpact,
    SiteOutlook,
    MoveProposalsService,
    WeatherKeys,
    WeatherSettingsService,
    OpenMeteoProvider,
    OpenMeteoClient,
    KeptReplies,
    SimulatedProvider,
  ],
  exports: [
    ...publicFace,
    ...estimating,
    VoiceCommands,
    Advisor,
    AdviceStreams,
    Measurements,
    ToolResults,
    Suppliers,
    Forecasts,
    WeatherImpact,
    WeatherSettingsService,
    SiteOutlook,
    MoveProposalsService,
  ],
})
export class ToolsCoreModule {}
