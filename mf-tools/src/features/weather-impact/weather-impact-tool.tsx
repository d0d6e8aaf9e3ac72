import { useHost } from '@dwang/shell-api';

/** The dashboard's analyser, here for those who have taken its card off. */
export default function WeatherImpactTool() {
  const { Widget } = useHost();
  return <Widget remote="mf-dashboard" id="weather-impactor" size="large" />;
}
