import { api } from '@dwang/client';
import type { WeatherImpactRequest, WeatherImpactResponse } from '@dwang/contracts';

const weatherImpactApi = api.injectEndpoints({
  endpoints: (build) => ({
    analyseWeatherImpact: build.mutation<WeatherImpactResponse, WeatherImpactRequest>({
      query: (body) => ({ url: '/ai/weather-impact', method: 'POST', body }),
    }),
  }),
});

export const { useAnalyseWeatherImpactMutation } = weatherImpactApi;
