import { Bar, Column } from '@ant-design/plots';
import { useMemo } from 'react';
import { useIsPhone } from '../layout/use-is-phone';
import { type ChartColours, useChartColours } from './chart-colours';
import type { BarChartProps } from './chart-types';

interface Mark {
  name: string;
  series: string;
  value: number;
  text: string;
  fill: string;
}

function marksOf({ rows, series }: BarChartProps, { tones }: ChartColours): Mark[] {
  return rows.flatMap(({ name, values }) =>
    values.map(({ value, text, tone }, index) => {
      const one = series[index] ?? { name: '', tone: 'strong' as const };
      return { name, series: one.name, value, text, fill: tones[tone ?? one.tone] };
    }),
  );
}

/** A row of more than one bar stands side by side. */
const grouped = { colorField: 'series', group: { padding: 0.15 } };
const ROUND = 4;
/** Names at the side leave room for the bars; the table has them whole. */
const MOST_LETTERS = { phone: 14, desk: 28 };

const cut = (name: string, most: number): string => (name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name);

/** The drawing itself: no motion and no hovering, since every figure is written at its bar. */
export default function BarPlot(props: BarChartProps & { height: number }) {
  const { series, direction, height } = props;
  const colours = useChartColours();
  const isPhone = useIsPhone();
  const config = useMemo(() => {
    const letters = { fill: colours.text, fillOpacity: 1, fontFamily: colours.font, fontSize: 13 };
    const axis = {
      labelFill: colours.text,
      labelOpacity: 1,
      labelFillOpacity: 1,
      labelFontFamily: colours.font,
      labelFontSize: 13,
      line: false,
      tick: false,
      title: false as const,
    };
    return {
      height,
      autoFit: true,
      data: marksOf(props, colours),
      xField: 'name',
      yField: 'value',
      ...(series.length > 1 ? grouped : {}),
      style: { fill: ({ fill }: Mark) => fill, maxWidth: 44, radiusTopLeft: ROUND, radiusTopRight: ROUND },
      label: {
        text: 'text',
        position: direction === 'up' ? 'top' : 'right',
        dx: direction === 'up' ? 0 : 6,
        dy: direction === 'up' ? -18 : 0,
        textAlign: direction === 'up' ? 'center' : 'start',
        ...letters,
      },
      axis: {
        x: {
          ...axis,
          labelAutoRotate: false,
          labelFormatter: (name: string) => cut(name, isPhone ? MOST_LETTERS.phone : MOST_LETTERS.desk),
        },
        y: {
          grid: direction === 'up',
          gridStroke: colours.line,
          gridStrokeOpacity: 1,
          gridLineDash: [0, 0],
          label: false,
          line: false,
          tick: false,
          title: false as const,
        },
      },
      scale: { y: { nice: true, domainMin: 0, tickCount: 4 }, color: { range: series.map(({ tone }) => colours.tones[tone]) } },
      legend: false as const,
      tooltip: false as const,
      animate: false as const,
      interaction: { elementHighlight: false, tooltip: false, brushFilter: false },
      marginTop: 4,
      marginBottom: 0,
      marginLeft: 0,
      marginRight: 0,
      insetTop: direction === 'up' ? 22 : 0,
      insetRight: direction === 'up' ? 0 : 64,
    };
  }, [props, colours, series, direction, height, isPhone]);
  return direction === 'up' ? <Column {...config} /> : <Bar {...config} />;
}
