import { useMemo } from 'react';
import { useTheme } from '../theme/use-theme';
import type { ChartTone } from './chart-types';

export interface ChartColours {
  tones: Record<ChartTone, string>;
  text: string;
  line: string;
  font: string;
}

/** A canvas knows no CSS variables: their present values, read anew when the look changes. */
export function useChartColours(): ChartColours {
  const { scheme, contrast } = useTheme();
  return useMemo(() => readColours(`${scheme} ${contrast}`), [scheme, contrast]);
}

function readColours(_look: string): ChartColours {
  const style = getComputedStyle(document.body);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    tones: {
      strong: read('--ant-color-primary'),
      soft: read('--ant-color-primary-border'),
      bad: read('--dwang-bad'),
    },
    text: read('--ant-color-text-secondary'),
    line: read('--ant-color-border-secondary'),
    font: style.fontFamily,
  };
}
