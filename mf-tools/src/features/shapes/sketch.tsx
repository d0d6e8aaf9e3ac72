import type { ShapePart } from '@dwang/domain/shapes';
import { layOut, type Placed } from './lay-out';
import { sizesText } from './shape-draft';

/** All shapes to one scale, beside each other; what is cut out lies in the shape before it. */
export function Sketch({ parts }: { parts: readonly ShapePart[] }) {
  const { placed, width, height } = layOut(parts);
  if (width <= 0 || height <= 0) return null;
  const text = Math.max(width, height) / 22;
  return (
    <figure className="tools-shapes-sketch">
      <svg viewBox={`${-text} ${-text} ${width + 2 * text} ${height + 3 * text}`} role="img" aria-label={wordsOf(parts)}>
        {placed.map((one) => (
          <g key={one.key} className={one.isCut ? 'tools-shapes-cut' : 'tools-shapes-solid'}>
            {one.diameter === undefined ? (
              <polygon points={one.points.map(([x, y]) => `${one.x + x},${one.y + y}`).join(' ')} />
            ) : (
              <circle cx={one.x + one.diameter / 2} cy={one.y + one.diameter / 2} r={one.diameter / 2} />
            )}
            <Caption placed={one} size={text} />
          </g>
        ))}
      </svg>
      <figcaption>To scale. The figures are metres.</figcaption>
    </figure>
  );
}

function Caption({ placed, size }: { placed: Placed; size: number }) {
  const fits = placed.width > size * 5;
  return (
    <text
      x={placed.x + placed.width / 2}
      y={placed.y + placed.height / 2}
      fontSize={fits ? size : size * 0.7}
      textAnchor="middle"
    >
      {placed.caption}
    </text>
  );
}

const wordsOf = (parts: readonly ShapePart[]): string =>
  `Sketch to scale: ${parts
    .map(
      (part) =>
        `${part.kind.title} ${sizesText(part)} m${part.count > 1 ? `, ${part.count} times` : ''}${part.isCut ? ', cut out' : ''}`,
    )
    .join('; ')}`;
