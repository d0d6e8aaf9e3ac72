import type { WeatherImpactRequest, WeatherImpactResponse } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import { assessWork, regionInText, severityOf, severityOfWords, writeAnalysis } from '@dwang/domain/weather';
import type { Scope } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Forecasts } from '../forecast/forecasts.service';

type Request = z.output<typeof WeatherImpactRequest>;

/** The rule engine put to a job's days. No network and no language model is needed: figures decide, sentences are made of them. */
@Injectable()
export class WeatherImpact {
  constructor(@Inject(Forecasts) private readonly forecasts: Forecasts) {}

  /** Where: the position, else the region or town that `location` names, else the company's region. */
  async analyse({ companyId, timeZone }: Scope, request: Request): Promise<WeatherImpactResponse> {
    const { projectType, location, lat, lng, startDate, duration, weatherCondition } = request;
    const region = lat === undefined ? (regionInText(location) ?? undefined) : undefined;
    const weather = await this.forecasts.read({ companyId, timeZone, region, lat, lng });
    const known = new Set(weather.hours.map(({ time }) => dayOf(Date.parse(time), timeZone)));
    const asked = Array.from({ length: duration }, (_, index) => addDays(startDate, index));
    const days = asked.filter((day) => known.has(day));
    const assessment = assessWork(projectType, weather.hours, { zone: timeZone, days, now: Date.now() });
    const severity = days.length > 0 ? severityOf(assessment.overall) : severityOfWords(weatherCondition);
    const place = location || weather.location.name;
    const text = writeAnalysis({
      assessment,
      severity,
      place,
      asked,
      weatherCondition,
      isSimulated: weather.isSimulated,
      timeZone,
    });
    return {
      ...text,
      severity,
      affectedSites: assessment.riskItems.length > 0 ? [place] : [],
      recommendations: [...new Set(assessment.riskItems.map(({ recommendation }) => recommendation))],
      materialImpacts: assessment.materialAdvisories.map(({ material, impact }) => ({ type: material, effect: impact })),
      assessment,
      daysCovered: days.length,
      isSimulated: weather.isSimulated,
    };
  }
}
