import type { WeatherImpactRequest, WeatherImpactResponse } from '@dwang/contracts';
import { addDays, dayOf } from '@dwang/domain';
import { assessWork, placeInText, severityOf, severityWithWords, writeAnalysis } from '@dwang/domain/weather';
import type { Scope } from '@dwang/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Forecasts } from '../forecast/forecasts.service';
import { wantedOf } from '../forecast/places';

type Request = z.output<typeof WeatherImpactRequest>;

/** The rule engine put to a job's days. No network and no language model is needed: figures decide, sentences are made of them. */
@Injectable()
export class WeatherImpact {
  constructor(@Inject(Forecasts) private readonly forecasts: Forecasts) {}

  /** Where: the position, else the place that `location` names, else the company's region. */
  async analyse({ companyId, timeZone }: Scope, request: Request, now = Date.now()): Promise<WeatherImpactResponse> {
    const { projectType, location, lat, lng, startDate, duration, weatherCondition } = request;
    const isAt = lat !== undefined;
    const named = isAt ? null : placeInText(location);
    const where = named ? wantedOf(named) : { lat, lng, name: location || undefined };
    const weather = await this.forecasts.read({ companyId, timeZone, ...where }, now);
    const known = new Set(weather.hours.map(({ time }) => dayOf(Date.parse(time), timeZone)));
    const asked = Array.from({ length: duration }, (_, index) => addDays(startDate, index));
    const days = asked.filter((day) => known.has(day));
    const assessment = assessWork(projectType, weather.hours, { zone: timeZone, days, now });
    const { isSimulated } = weather;
    const forecast = days.length > 0 ? severityOf(assessment.overall) : null;
    const severity = severityWithWords(forecast, weatherCondition, isSimulated);
    const place = named?.name ?? weather.location.name;
    const isKnown = isAt || named !== null || location === '';
    const told = { assessment, severity, place, asked, weatherCondition, isSimulated, timeZone };
    const { summary, analysis } = writeAnalysis({ ...told, ...(!isKnown && { unknownPlace: location }) });
    const impact = {
      summary,
      severity,
      affectedSites: assessment.riskItems.length > 0 ? [named ? location : place] : [],
      recommendations: [...new Set(assessment.riskItems.map(({ recommendation }) => recommendation))],
      materialImpacts: assessment.materialAdvisories.map(({ material, impact }) => ({ type: material, effect: impact })),
    };
    return {
      ...impact,
      analysis,
      detailedImpact: impact,
      place: { name: place, region: named?.region ?? weather.location.region, isKnown },
      assessment,
      daysCovered: days.length,
      isSimulated,
    };
  }
}
