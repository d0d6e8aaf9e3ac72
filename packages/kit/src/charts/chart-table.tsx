import type { BarChartProps } from './chart-types';

/** The figures of a chart. */
export function ChartTable({ label, rowLabel, series, rows }: BarChartProps) {
  return (
    <table className="dwang-chart-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{rowLabel}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map(({ text }, index) => (
              <td key={series[index]?.name}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
