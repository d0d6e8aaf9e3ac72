import type { RemoteModule } from '@dwang/shell-api';
import { lazy } from 'react';

const commands = () => import('./features/timer/timer-commands');

const remote: RemoteModule = {
  routes: { '/': lazy(() => import('./routes/dashboard-page')) },
  widgets: {
    'job-timer': lazy(() => import('./features/timer/job-timer-card')),
    'job-insights': lazy(() => import('./features/insights/job-insights-card')),
    'weather-impactor': lazy(() => import('./features/weather-impact/weather-impact-card')),
    weather: lazy(() => import('./features/weather/weather-card')),
  },
  widgetSettings: {
    'job-insights': lazy(() => import('./features/insights/insights-settings')),
    weather: lazy(() => import('./features/weather/weather-settings')),
  },
  commands: {
    'timer-toggle': async (context) => (await commands()).runToggle(context),
    'timer-reset': async (context) => (await commands()).runReset(context),
  },
};

export default remote;
