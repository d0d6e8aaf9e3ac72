import { breakerFor, type Circuit, kilowatts } from './loads';

const ROW = 34;
const TOP = 44;

/** The board as a single line: main switch, bar, a breaker for each circuit. */
export function BoardDiagram({ circuits, mainSwitch }: { circuits: readonly Circuit[]; mainSwitch: number }) {
  const height = TOP + circuits.length * ROW + 8;
  return (
    <svg className="tools-loads-board" viewBox={`0 0 360 ${height}`} role="img" aria-label={wordsOf(circuits, mainSwitch)}>
      <path d={`M40 4V14M40 34V${TOP + (circuits.length - 1) * ROW + ROW / 2}`} />
      <rect x="30" y="14" width="20" height="20" rx="3" />
      <text x="60" y="28">{`Main switch ${mainSwitch} A`}</text>
      {circuits.map(({ id, name, watts }, index) => {
        const y = TOP + index * ROW + ROW / 2;
        return (
          <g key={id}>
            <path d={`M40 ${y}H80M100 ${y}H120`} />
            <rect x="80" y={y - 9} width="20" height="18" rx="3" />
            <text x="128" y={y + 4}>{`${breakerFor(watts) ?? '>100'} A · ${shorten(name)} · ${kilowatts(watts)} kW`}</text>
          </g>
        );
      })}
    </svg>
  );
}

/** What fits beside the breaker; the list above has the whole name. */
const shorten = (name: string): string => (name.length > 18 ? `${name.slice(0, 17).trimEnd()}…` : name);

const wordsOf = (circuits: readonly Circuit[], mainSwitch: number): string =>
  `Board with a main switch of ${mainSwitch} A and ${circuits.length === 1 ? '1 circuit' : `${circuits.length} circuits`}: ${circuits
    .map(({ name, watts }) => `${name} on ${breakerFor(watts) ?? 'over 100'} A`)
    .join(', ')}`;
