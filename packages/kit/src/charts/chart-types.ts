/** A colour of the theme, by what it means: `strong` what counts now, `soft` what it is compared with, `bad` what has gone too far. */
export type ChartTone = 'strong' | 'soft' | 'bad';

interface ChartSeries {
  name: string;
  tone: ChartTone;
}

interface ChartRow {
  /** Distinct within the chart. */
  name: string;
  /** One for each series: how long the bar is, and the words at its end; a tone of its own if it differs. */
  values: readonly { value: number; text: string; tone?: ChartTone }[];
}

export interface BarChartProps {
  /** What is shown, as a sentence for those who cannot see it. */
  label: string;
  /** What the rows are: `Day`, `Job`. */
  rowLabel: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  /** `up` for time along the foot, `across` for long names. */
  direction: 'up' | 'across';
}
