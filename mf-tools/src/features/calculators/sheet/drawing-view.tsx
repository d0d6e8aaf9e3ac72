import type { Drawing, Shape } from '@dwang/domain/calculators';
import { besideLine, textTurn } from './drawing-lines';

/** The box that a drawing fills on a phone, and how tall its words then are, in pixels. */
const BOX = { width: 320, height: 280, words: 12 };

/** A calculator's drawing to scale, with its dimension lines; it fills its place and never grows taller than it is wide. */
export function DrawingView({ drawing: { width, height, label, shapes } }: { drawing: Drawing }) {
  const words = BOX.words * Math.max(width / BOX.width, height / BOX.height);
  const room = words * 1.4;
  const box = [-room, -room, width + 2 * room, height + 2 * room].join(' ');
  return (
    <svg className="tools-calc-drawing" viewBox={box} role="img" aria-label={label} fontSize={words}>
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no name but their order
        <Drawn key={index} shape={shape} words={words} />
      ))}
    </svg>
  );
}

function Drawn({ shape, words }: { shape: Shape; words: number }) {
  switch (shape.kind) {
    case 'polygon':
      return <polygon className={`tools-calc-${shape.tone}`} points={shape.points.map((point) => point.join(',')).join(' ')} />;
    case 'circle':
      return <circle className={`tools-calc-${shape.tone}`} cx={shape.at[0]} cy={shape.at[1]} r={shape.radius} />;
    case 'line':
      return (
        <line
          className={`tools-calc-line tools-calc-${shape.tone}${shape.dashed ? ' tools-calc-dashed' : ''}`}
          x1={shape.from[0]}
          y1={shape.from[1]}
          x2={shape.to[0]}
          y2={shape.to[1]}
        />
      );
    case 'text':
      return (
        <text className="tools-calc-words" x={shape.at[0]} y={shape.at[1]}>
          {shape.text}
        </text>
      );
    case 'dimension':
      return <Dimension shape={shape} words={words} />;
  }
}

function Dimension({
  shape: { from, to, offset = 0, text },
  words,
}: {
  shape: Extract<Shape, { kind: 'dimension' }>;
  words: number;
}) {
  const { start, end, middle, tick } = besideLine(from, to, offset, words * 0.4);
  const turn = textTurn(from, to);
  return (
    <g className="tools-calc-dimension">
      {offset !== 0 && (
        <>
          <line className="tools-calc-helper" x1={from[0]} y1={from[1]} x2={start[0]} y2={start[1]} />
          <line className="tools-calc-helper" x1={to[0]} y1={to[1]} x2={end[0]} y2={end[1]} />
        </>
      )}
      <line x1={start[0]} y1={start[1]} x2={end[0]} y2={end[1]} />
      {[start, end].map(([x, y]) => (
        <line key={`${x},${y}`} x1={x - tick[0]} y1={y - tick[1]} x2={x + tick[0]} y2={y + tick[1]} />
      ))}
      <text className="tools-calc-words" x={middle[0]} y={middle[1]} transform={`rotate(${turn} ${middle[0]} ${middle[1]})`}>
        {text}
      </text>
    </g>
  );
}
